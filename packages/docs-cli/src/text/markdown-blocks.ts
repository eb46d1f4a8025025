/** A piece of Markdown that is never split. */
export interface MarkdownBlock {
  kind: 'heading' | 'code' | 'text';
  /** As it is in the page. */
  text: string;
  /** Of code: the language and what follows it. */
  info?: string;
  /** Of code: what is between the fences. */
  code?: string;
  /** Of a heading: its depth, and its id. */
  depth?: number;
  id?: string;
}

const FENCE = /^(`{3,})(.*)$/;
const HEADING = /^(#{1,6}) (.+)$/;
const ANCHOR = /^<a id="([^"]+)"><\/a>$/;

/** The id of a heading as Docusaurus makes it. */
function headingId(heading: string): string {
  return heading
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replace(/\s/g, '-');
}

/** Takes the lines of a code block off a list of lines. */
function takeCode(lines: string[], fence: string, info: string): MarkdownBlock {
  const end = lines.findIndex((line, index) => index > 0 && line === fence);
  const taken = lines.splice(0, end === -1 ? lines.length : end + 1);
  const code = taken.slice(1, end === -1 ? undefined : -1).join('\n');
  return { kind: 'code', text: taken.join('\n'), info: info.trim(), code: `${code}\n` };
}

function takeText(lines: string[]): MarkdownBlock {
  const end = lines.findIndex((line) => line === '' || FENCE.test(line));
  const taken = lines.splice(0, end === -1 ? lines.length : Math.max(end, 1));
  const [, hashes, heading] = HEADING.exec(taken[0] ?? '') ?? [];
  const text = taken.join('\n');
  if (!hashes || !heading) return { kind: 'text', text };
  return { kind: 'heading', text, depth: hashes.length, id: headingId(heading) };
}

/** An id that the author chose is before its heading. */
function withAnchors(blocks: MarkdownBlock[]): MarkdownBlock[] {
  return blocks.flatMap((block, index) => {
    const next = blocks[index + 1];
    if (ANCHOR.test(block.text) && next?.kind === 'heading') return [];
    const id = ANCHOR.exec(blocks[index - 1]?.text ?? '')?.[1];
    return [block.kind === 'heading' && id ? { ...block, id } : block];
  });
}

/** Splits a page into blocks. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  const lines = markdown.split('\n');
  const blocks: MarkdownBlock[] = [];
  while (lines.length > 0) {
    const [first = ''] = lines;
    const [, fence, info = ''] = FENCE.exec(first) ?? [];
    if (first === '') lines.shift();
    else blocks.push(fence ? takeCode(lines, fence, info) : takeText(lines));
  }
  return withAnchors(blocks);
}

/** The blocks of a section, with those of the sections below it; undefined if there is none. */
export function sectionBlocks(
  blocks: readonly MarkdownBlock[],
  id: string,
): readonly MarkdownBlock[] | undefined {
  const start = blocks.findIndex((block) => block.kind === 'heading' && block.id === id);
  const depth = blocks[start]?.depth;
  if (depth === undefined) return undefined;
  const end = blocks.findIndex(
    (block, index) => index > start && block.depth !== undefined && block.depth <= depth,
  );
  return blocks.slice(start, end === -1 ? undefined : end);
}
