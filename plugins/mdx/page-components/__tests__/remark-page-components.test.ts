import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { remarkPageComponents } from '../remark-page-components';

function element(name: string, children: MdxJsxFlowElement[] = []): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes: [], children };
}

async function importsOf(children: Root['children']): Promise<string[]> {
  const root: Root = { type: 'root', children };
  await remarkPageComponents()(root);
  return root.children.flatMap((node) => (node.type === 'mdxjsEsm' ? [node.value] : []));
}

test('imports each component that a page uses once, also those inside of others', async () => {
  const library = element('DateLibrary');
  const imports = await importsOf([element('DateLibraries', [library, library])]);
  expect(imports).toHaveLength(2);
  expect(imports.join()).toContain("{ DateLibrary } from '@site/src/page/mdx/DateLibraries'");
});

test('leaves a page alone that uses none', async () => {
  expect(await importsOf([element('details')])).toEqual([]);
});
