import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { TO_JAVASCRIPT_VERSION } from '../code/to-javascript';
import {
  errorAt,
  expressionAttribute,
  isElement,
  isInlineElement,
  prependStatement,
  stringAttribute,
  walk,
} from '../mdx-nodes';
import type { DemoCodePart } from './demo-code-loader';
import { resolveDemo } from './resolve-demo';

const LOADER = path.join(__dirname, 'demo-code-loader.cjs');
const ALLOWED = new Set(['src', 'height']);

export interface RemarkDemosOptions {
  siteDir: string;
}

function codeRequest(file: string, part: DemoCodePart): string {
  const options = JSON.stringify({ part, tools: TO_JAVASCRIPT_VERSION });
  return JSON.stringify(`!!${LOADER}?${options}!${file}`);
}

function nameOf(file: string): string {
  return path.basename(file, '.tsx');
}

/** Wrong usage of <Demo> is an error of the page, found before anything is bundled. */
function check(element: MdxJsxFlowElement, file: string): void {
  const unknown = element.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !ALLOWED.has(attribute.name),
  );
  if (unknown) throw new Error('A demo takes src and height only');
  const height = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'height',
  );
  if (!height) {
    throw new Error('A demo needs its height, so that nothing jumps when it arrives');
  }
  if (!height.value || typeof height.value === 'string') {
    throw new Error('The height of a demo is a number or { xs, md }: height={400}');
  }
  const named = new RegExp(`export default function ${nameOf(file)}\\b`);
  if (!named.test(readFileSync(file, 'utf8'))) {
    throw new Error(`${nameOf(file)}.tsx must say "export default function ${nameOf(file)}"`);
  }
}

function importOf(file: string): string {
  return `() => import(${JSON.stringify(file)})`;
}

/** Makes the page begin to load a demo as soon as its own code runs, before it is hydrated. */
async function startEarly(root: Root, file: string): Promise<string> {
  const name = 'loadFirstDemo';
  await prependStatement(root, `export const ${name} = startEarly(${importOf(file)});`);
  await prependStatement(
    root,
    `import { startEarly } from '@site/src/components/demo/start-early';`,
  );
  return name;
}

async function connect(
  root: Root,
  element: MdxJsxFlowElement,
  file: string,
  { index, siteDir }: { index: number; siteDir: string },
): Promise<void> {
  const code = `demoCode${index}`;
  await prependStatement(root, `import ${code} from ${codeRequest(file, 'excerpt')};`);
  const load = index === 0 ? await startEarly(root, file) : importOf(file);
  const height = element.attributes.filter(
    (a) => a.type === 'mdxJsxAttribute' && a.name === 'height',
  );
  element.attributes = [
    ...height,
    { type: 'mdxJsxAttribute', name: 'name', value: nameOf(file) },
    {
      type: 'mdxJsxAttribute',
      name: 'path',
      value: path.relative(siteDir, file).split(path.sep).join('/'),
    },
    await expressionAttribute('code', code),
    await expressionAttribute('load', load),
    await expressionAttribute('loadCode', `() => import(${codeRequest(file, 'whole')})`),
  ];
  if (index === 0) element.attributes.push({ type: 'mdxJsxAttribute', name: 'first', value: null });
}

/**
 * Turns `<Demo src="./X.tsx" height={400} />` into an element that knows how to load the demo and
 * its code.
 * @throws with page and line when the file does not exist, or is not what its name says
 */
export function remarkDemos({ siteDir }: RemarkDemosOptions) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const inline = walk(root).find(({ node }) => isInlineElement(node, 'Demo'));
    if (inline) throw errorAt(vfile, inline.node, 'A demo stands on a line of its own');
    const demos = walk(root).flatMap(({ node }) => (isElement(node, 'Demo') ? [node] : []));
    const seen = new Set<string>();
    for (const [index, element] of demos.entries()) {
      try {
        const file = resolveDemo(stringAttribute(element, 'src') ?? '', vfile.path, siteDir);
        if (seen.has(nameOf(file)))
          throw new Error(`The demo "${nameOf(file)}" stands on this page twice`);
        seen.add(nameOf(file));
        check(element, file);
        await connect(root, element, file, { index, siteDir });
      } catch (error) {
        throw errorAt(vfile, element, error instanceof Error ? error.message : String(error));
      }
    }
  };
}
