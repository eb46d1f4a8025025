import type { Heading, Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { errorAt, walk } from '../syntax-tree/mdx-nodes';
import { dataAttributes, importComponent, textOf } from './data-elements';
import { frontMatterError, namesFrontMatter } from './front-matter';
import { nearestOf, pageNames } from './props-of';
import { findPage, type Reference } from './reference';
import { inVersion } from '../../../model/addresses/format';

function isHeading(node: Node | undefined): node is Heading {
  return node?.type === 'heading';
}

/** The component in front matter is the same in every language, and so is this title. */
function isApiHeading(node: Node): boolean {
  return isHeading(node) && node.depth === 2 && /^api$/i.test(textOf(node).trim());
}

/** The id that the section has, or that Docusaurus makes of its title. */
const OWN_ID = /^\/\*\s*#api\s*\*\/$/;

function hasOwnId(heading: Heading): boolean {
  return walk(heading).some(({ node }) => 'value' in node && OWN_ID.test(String(node.value)));
}

/** Two headings with one name: links from the table of contents would lead to the first of them. */
function refuseOwnId(root: Root, vfile: VFile): void {
  for (const node of root.children) {
    if (isHeading(node) && !isApiHeading(node) && hasOwnId(node)) {
      throw errorAt(vfile, node, 'the id "api" is that of the links to the reference');
    }
  }
}

/** Index of the list of links: the end of the page's section "API", which is added if it is missing. */
function endOfSection(root: Root): number {
  const start = root.children.findIndex(isApiHeading);
  if (start === -1) {
    const title = { type: 'text' as const, value: 'API' };
    root.children.push({ type: 'heading', depth: 2, children: [title] });
    return root.children.length;
  }
  const length = root.children
    .slice(start + 1)
    .findIndex((node) => isHeading(node) && node.depth <= 2);
  return length === -1 ? root.children.length : start + 1 + length;
}

/**
 * Ends a page whose front matter has `components` with links to their pages in the reference.
 * @param version path of the page's version below `/x/`
 * @throws when one of them is not in the reference
 */
export async function addApiSection(
  root: Root,
  vfile: VFile,
  reference: Reference,
  version: string,
): Promise<void> {
  const { components } = namesFrontMatter(vfile);
  if (components.length === 0) return;
  refuseOwnId(root, vfile);
  const entries = components.map((name) => {
    const found = findPage(reference, name);
    if (found?.to) {
      const { kind, plan, to } = found;
      return { name, to: inVersion(to, version), kind, plan };
    }
    const near = nearestOf(name, pageNames(reference));
    throw frontMatterError(vfile, name, `"${name}" has no page in the reference${near}`);
  });
  const element: MdxJsxFlowElement = {
    type: 'mdxJsxFlowElement',
    name: 'ApiLinks',
    attributes: await dataAttributes({ entries }),
    children: [],
  };
  root.children.splice(endOfSection(root), 0, element);
  await importComponent(root, 'ApiLinks');
}
