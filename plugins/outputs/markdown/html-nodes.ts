import type { BlockContent, List, PhrasingContent, RootContent } from 'mdast';
import { blocks, code, inlineCode, item, link, strong, text } from './nodes';

/**
 * Holds an element of the reference, which its generator made from Markdown: few elements, well
 * formed. A parser for the web, such as parse5, would silently repair an error of the generator.
 */
interface Element {
  name: string;
  href?: string;
  children: (Element | string)[];
}

/** Elements that are never closed. */
const VOID = new Set(['br', 'hr']);

const PART = /<(\/?)(\w+)([^>]*)>|([^<]+)/g;

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', quot: '"', amp: '&' };

function decode(html: string): string {
  return html.replace(/&(?:#(\d+)|(\w+));/g, (whole, number: string, name: string) =>
    number ? String.fromCodePoint(Number(number)) : (ENTITIES[name] ?? whole),
  );
}

/** @throws for an element that is closed and was not open, or the other way round */
function parse(html: string): Element['children'] {
  const root: Element = { name: '', children: [] };
  const open = [root];
  for (const [, closes, name = '', attributes = '', characters] of html.matchAll(PART)) {
    const parent = open.at(-1) ?? root;
    if (characters !== undefined) parent.children.push(decode(characters));
    else if (closes) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes nothing in: ${html}`);
    } else {
      const href = /\bhref="([^"]*)"/.exec(attributes)?.[1];
      const element: Element = { name, href: href && decode(href), children: [] };
      parent.children.push(element);
      if (!VOID.has(name)) open.push(element);
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.name}> is not closed in: ${html}`);
  return root.children;
}

function textOf(element: Element): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : textOf(child)))
    .join('');
}

type LinkTo = (address: string) => string;

function listOf(element: Element, linkTo: LinkTo): List {
  const items = element.children.filter((child): child is Element => typeof child !== 'string');
  return {
    type: 'list',
    ordered: element.name === 'ol',
    spread: false,
    children: items.map((child) => item(...blocks(contentsOf(child, linkTo)))),
  };
}

function nodeOf(element: Element, linkTo: LinkTo): RootContent[] {
  const inside = () => contentsOf(element, linkTo) as PhrasingContent[];
  switch (element.name) {
    case 'p':
      return [{ type: 'paragraph', children: inside() }];
    case 'code':
      return [inlineCode(textOf(element))];
    case 'pre':
      return [code('tsx', textOf(element))];
    case 'a':
      return [link(linkTo(element.href ?? ''), inside())];
    case 'strong':
      return [strong(inside())];
    case 'br':
      return [text(' ')];
    case 'hr':
      return [{ type: 'thematicBreak' }];
    case 'em':
      return [{ type: 'emphasis', children: inside() }];
    case 'ul':
    case 'ol':
      return [listOf(element, linkTo)];
    default:
      throw new Error(`The reference has <${element.name}>, which has no Markdown yet`);
  }
}

function contentsOf({ children }: Pick<Element, 'children'>, linkTo: LinkTo): RootContent[] {
  return children.flatMap((child) =>
    typeof child === 'string' ? [text(child.replace(/\s+/g, ' '))] : nodeOf(child, linkTo),
  );
}

/** Descriptions of the reference as nodes of Markdown. */
export function htmlBlocks(html: string, linkTo: LinkTo): BlockContent[] {
  return blocks(contentsOf({ children: parse(html) }, linkTo));
}

function lineOf(block: BlockContent): PhrasingContent[] {
  if (block.type === 'paragraph') return block.children;
  if (block.type === 'code') return [inlineCode(block.value)];
  if (block.type === 'thematicBreak') return [text('·')];
  if (block.type !== 'list') throw new Error(`A ${block.type} does not fit into a line`);
  return block.children.flatMap(({ children }, index) => [
    ...(index === 0 ? [] : [text(' · ')]),
    ...lines(children as BlockContent[]),
  ]);
}

function lines(found: readonly BlockContent[]): PhrasingContent[] {
  return found.flatMap((block, index) => [...(index === 0 ? [] : [text(' ')]), ...lineOf(block)]);
}

/** The same in one line, for the cell of a table. */
export function htmlLine(html: string, linkTo: LinkTo): PhrasingContent[] {
  return lines(htmlBlocks(html, linkTo));
}
