import type { Node, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { EXIT, SKIP, visit } from 'unist-util-visit';
import { isElement, isParent } from '../../mdx/syntax-tree/mdx-nodes';

/** In pixels: what a phone shows of a page. */
const SCREEN = 820;

/** From the top of a page to its first line: the site's bar, the way to the page, its title. */
const ABOVE_TEXT = 340;

/** Letters in a line of a phone. Chinese ones take the place of two. */
const COLUMNS = 46;
const LINE = 28;
const MARGIN = 20;

/** A component without text of its own, whose height only browsers know. */
const COMPONENT = 100;

/** What is below most demos on a phone at most: their buttons and the first lines of their code. */
const DEMO_FRAME = 500;

function textOf(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value;
  return isParent(node) ? node.children.map(textOf).join('') : '';
}

/** The height of text in lines of a phone. */
function paragraphHeight(node: Node): number {
  const columns = textOf(node).replace(/[\u2e80-\uffff]/g, '##').length;
  return Math.ceil(columns / COLUMNS) * LINE + MARGIN;
}

/** The height of a demo: its first number is that on phones, as in `{ xs: 520, md: 360 }`. */
function demoHeight({ attributes }: MdxJsxFlowElement): number {
  const height = attributes.find((each) => 'name' in each && each.name === 'height')?.value;
  const code = typeof height === 'object' ? height?.value : undefined;
  return Number(/\d+/.exec(code ?? '')?.[0] ?? 0) + DEMO_FRAME;
}

/**
 * The height of a block.
 * @returns undefined if it is as high as what it contains
 */
function heightOf(node: Node): number | undefined {
  if (isElement(node, 'Demo')) return demoHeight(node);
  switch (node.type) {
    case 'heading':
      return paragraphHeight(node) + 2 * MARGIN;
    case 'paragraph':
      return paragraphHeight(node);
    case 'tableRow':
      return 2 * LINE;
    case 'code':
      return textOf(node).split('\n').length * LINE + 2 * MARGIN;
    case 'mdxJsxFlowElement':
      return isParent(node) && node.children.length > 0 ? undefined : COMPONENT;
    default:
      return undefined;
  }
}

/**
 * Whether a phone shows an element without much scrolling: a page loads a demo there at once. It begins
 * to before it is hydrated, so this is an estimate from what is above it in the source.
 * @returns false from about two screens down
 */
export function isNearTop(root: Root, element: Node): boolean {
  let above = ABOVE_TEXT;
  visit(root, (node) => {
    if (node === element) return EXIT;
    const height = heightOf(node);
    if (height === undefined) return undefined;
    above += height;
    return SKIP;
  });
  return above < 2 * SCREEN;
}
