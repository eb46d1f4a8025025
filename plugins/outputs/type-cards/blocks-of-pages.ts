import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files/files-below';

/** A block of code of a page, as the page shows it. */
export interface CodeBlock {
  /** In TypeScript, or in the only language that it has. */
  code: string;
  javaScript?: string;
}

/** Labels of the languages that the compiler reads; differences count without their signs. */
const LANGUAGES = new Set(['TSX', 'TS', 'JSX', 'JS', 'Diff']);

/** The label of a language in the header of a block, or the code of a variant. */
const PARTS =
  /<span(?: data-variant=\w+)? class="?language_[^>]*>([^<]*)<\/span>|<pre([^>]*)><code[^>]*>([^]*?)<\/code><\/pre>/g;

const ENTITIES: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
  '&amp;': '&',
};

/** The text that a browser shows. */
export function textOfCode(html: string): string {
  return html
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|#x27|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}

function variantOf(attributes: string): string {
  return /data-variant="?(\w+)/.exec(attributes)?.[1] ?? '';
}

/** The blocks of code in the HTML of a page that may have names of MUI X. */
export function blocksOfPage(html: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  let language = '';
  for (const [, label, attributes = '', code = ''] of html.matchAll(PARTS)) {
    if (label !== undefined) {
      language = label;
      continue;
    }
    const variant = variantOf(attributes);
    const text = textOfCode(code);
    const last = blocks.at(-1);
    if (variant === 'JS' && last) last.javaScript = text;
    else if (variant === 'TS' || (variant === '' && LANGUAGES.has(language))) {
      blocks.push({ code: text });
    }
  }
  return blocks;
}

/** The blocks of all pages of a language, each once; those of the reference are not code to use. */
export function blocksOfPages(outDir: string): CodeBlock[] {
  const pages = filesBelow(outDir).filter(
    (file) => file.endsWith('index.html') && !/(?:^|\/)api\//.test(file),
  );
  const blocks = new Map<string, CodeBlock>();
  for (const page of pages) {
    for (const block of blocksOfPage(readFileSync(path.join(outDir, page), 'utf8'))) {
      blocks.set(block.code + (block.javaScript ?? ''), block);
    }
  }
  return [...blocks.values()];
}
