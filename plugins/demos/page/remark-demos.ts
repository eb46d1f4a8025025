import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { CODE_STYLINGS } from '../../../model/preferences';
import { reasonOf } from '../../../model/reason-of';
import {
  errorAt,
  isElement,
  isInlineElement,
  stringAttribute,
  walk,
} from '../../mdx/syntax-tree/mdx-nodes';
import { connectDemos, type FoundDemo } from './connect-demo';
import { resolveDemo } from './resolve-demo';
import { checkForOrphans, findSiblings, stylingOf } from './siblings';

const ALLOWED = new Set(['src', 'height']);

export interface RemarkDemosOptions {
  siteDir: string;
}

function nameOf(file: string): string {
  return path.basename(file, '.tsx');
}

/** Wrong usage of <Demo> is an error of the page, found before anything is bundled. */
function checkAttributes(element: MdxJsxFlowElement): void {
  const unknown = element.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !ALLOWED.has(attribute.name),
  );
  if (unknown) throw new Error('A demo takes src and height only');
  const height = element.attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'height',
  );
  if (!height) {
    throw new Error('A demo needs its height, so nothing jumps when it arrives');
  }
  if (!height.value || typeof height.value === 'string') {
    throw new Error('The height of a demo is a number or { xs, md }: height={400}');
  }
}

/** A demo and its siblings are one component in several stylings, under one name. */
function checkName(file: string, name: string): void {
  if (!new RegExp(`export default function ${name}\\b`).test(readFileSync(file, 'utf8'))) {
    throw new Error(`${path.basename(file)} must say "export default function ${name}"`);
  }
}

function find(element: MdxJsxFlowElement, file: string): FoundDemo {
  if (stylingOf(file) !== CODE_STYLINGS[0]) {
    throw new Error(
      `${path.basename(file)} is found because it is beside its demo: the src is the demo's own file`,
    );
  }
  checkAttributes(element);
  const siblings = findSiblings(file);
  [file, ...siblings.map((sibling) => sibling.file)].forEach((each) =>
    checkName(each, nameOf(file)),
  );
  checkForOrphans(path.dirname(file));
  return { element, name: nameOf(file), file, siblings };
}

/**
 * Turns `<Demo src="./X.tsx" height={400} />` into an element that knows how to load the demo, its
 * siblings in other stylings, and their code.
 * @throws with page and line when the file does not exist, or its content does not match its name
 */
export function remarkDemos({ siteDir }: RemarkDemosOptions) {
  return async (root: Root, vfile: VFile): Promise<void> => {
    const inline = walk(root).find(({ node }) => isInlineElement(node, 'Demo'));
    if (inline) throw errorAt(vfile, inline.node, 'A demo needs its own line');
    const elements = walk(root).flatMap(({ node }) => (isElement(node, 'Demo') ? [node] : []));
    const demos: FoundDemo[] = [];
    for (const element of elements) {
      try {
        const file = resolveDemo(stringAttribute(element, 'src') ?? '', vfile.path, siteDir);
        if (demos.some(({ name }) => name === nameOf(file))) {
          throw new Error(`The demo "${nameOf(file)}" is on this page twice`);
        }
        demos.push(find(element, file));
      } catch (error) {
        throw errorAt(vfile, element, reasonOf(error));
      }
    }
    await connectDemos({ root, siteDir, demos });
  };
}
