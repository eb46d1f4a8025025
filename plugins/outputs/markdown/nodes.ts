/** Makes the nodes of Markdown that the translation needs. */
import type {
  BlockContent,
  Code,
  DefinitionContent,
  Heading,
  InlineCode,
  Link,
  List,
  ListItem,
  Node,
  Paragraph,
  PhrasingContent,
  RootContent,
  Strong,
  Table,
  Text,
} from 'mdast';
import { isParent } from '../../mdx/syntax-tree/mdx-nodes';

/** Mostly a plain text. */
export type Inline = string | PhrasingContent | readonly PhrasingContent[];

export function text(value: string): Text {
  return { type: 'text', value };
}

function inline(content: Inline): PhrasingContent[] {
  if (typeof content === 'string') return content === '' ? [] : [text(content)];
  return 'type' in content ? [content] : [...content];
}

/** Inline code: joins several lines into one. */
export function inlineCode(value: string): InlineCode {
  return { type: 'inlineCode', value: value.replace(/\s*\n\s*/g, ' ') };
}

export function strong(content: Inline): Strong {
  return { type: 'strong', children: inline(content) };
}

export function link(url: string, content: Inline): Link {
  return { type: 'link', url, children: inline(content) };
}

export function paragraph(...content: Inline[]): Paragraph {
  return { type: 'paragraph', children: content.flatMap(inline) };
}

export function heading(depth: Heading['depth'], content: Inline): Heading {
  return { type: 'heading', depth, children: inline(content) };
}

export function code(lang: string, value: string, title?: string): Code {
  const meta = title === undefined ? null : `title="${title}"`;
  return { type: 'code', lang, meta, value: value.trimEnd() };
}

/** Nodes of a list item, of which a line of text is the usual one. */
export function item(...children: (BlockContent | DefinitionContent)[]): ListItem {
  return { type: 'listItem', spread: false, children };
}

export function list(items: readonly ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children: [...items] };
}

/** A table, without empty columns. */
export function table(head: readonly string[], rows: readonly (readonly Inline[])[]): Table {
  const used = head.flatMap((_, at) =>
    rows.some((row) => inline(row[at] ?? '').length > 0) ? [at] : [],
  );
  const row = (cells: readonly Inline[]): Table['children'][number] => ({
    type: 'tableRow',
    children: used.map((at) => ({ type: 'tableCell', children: inline(cells[at] ?? '') })),
  });
  return { type: 'table', children: [row(head), ...rows.map(row)] };
}

/** Puts contents into one line, with something between those that are not empty. */
export function joined(contents: readonly Inline[], between: string): PhrasingContent[] {
  return contents
    .map(inline)
    .filter((nodes) => nodes.length > 0)
    .flatMap((nodes, index) => (index === 0 ? nodes : [text(between), ...nodes]));
}

const BLOCKS = new Set<RootContent['type']>([
  'blockquote', 'code', 'containerDirective', 'definition', 'heading', 'html', 'leafDirective',
  'list', 'paragraph', 'table', 'thematicBreak',
]); // prettier-ignore

function isBlock(node: RootContent): node is BlockContent {
  return BLOCKS.has(node.type);
}

/** The nodes as blocks: what is left between them as text becomes a paragraph. */
export function blocks(nodes: readonly RootContent[]): BlockContent[] {
  const found: BlockContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    const empty = line.every((node) => node.type === 'text' && node.value.trim() === '');
    if (!empty) found.push({ type: 'paragraph', children: line });
    line = [];
  };
  for (const node of nodes) {
    if (isBlock(node)) {
      end();
      found.push(node);
    } else line.push(node as PhrasingContent);
  }
  end();
  return found;
}

/** The words of a node, without what marks them. */
export function plainText(node: Node): string {
  if (isParent(node)) return node.children.map(plainText).join('');
  return 'value' in node ? String(node.value) : '';
}
