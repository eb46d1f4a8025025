import { posix } from 'node:path';
import { markdownBlocks, type MarkdownBlock } from './markdown-blocks';

/** A file as the Markdown of a page shows it. */
export interface ShownFile {
  /** Name of a demo's file; of a file that demos import, its path without `../`. */
  file: string;
  code: string;
}

/** A file of a demo at its place. */
export interface DemoFile {
  /** From the folder of the demo: `BasicColumns.tsx`, `../_data/employees.ts`. */
  path: string;
  code: string;
}

const DEMO = /^\*\*[^*]+\*\* `([^`]+\.\w+)`$/;
const IMPORTED = /^`([^`]+\.\w+)`$/;
const ENDINGS = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'];
const RELATIVE_IMPORT = /(?:from|import|import\(|new URL\()\s*'(\.{1,2}\/[^']+)'/g;

function filesAfter(blocks: readonly MarkdownBlock[], label: RegExp): ShownFile[] {
  return blocks.flatMap((block, index) => {
    const file = block.kind === 'text' ? label.exec(block.text)?.[1] : undefined;
    const next = blocks[index + 1];
    return file && next?.code !== undefined ? [{ file, code: next.code }] : [];
  });
}

/** The demos of a page, by the Markdown of the page. */
export function demosOf(markdown: string): ShownFile[] {
  return filesAfter(markdownBlocks(markdown), DEMO);
}

/** The files that the demos of a page import. */
export function importedFilesOf(markdown: string): ShownFile[] {
  return filesAfter(markdownBlocks(markdown), IMPORTED);
}

function withoutParents(path: string): string {
  return path.replace(/^(?:\.\.\/)+/, '');
}

function findFile(path: string, files: readonly ShownFile[]) {
  const base = withoutParents(path);
  const bases = [base, base.replace(/\.jsx?$/, '')];
  for (const candidate of bases.flatMap((each) => ENDINGS.map((ending) => each + ending))) {
    const found = files.find(({ file }) => file === candidate);
    if (found) return { path: path.replace(base, candidate), code: found.code };
  }
  return undefined;
}

/**
 * All files of a demo: itself, and what it imports by a relative path.
 * @param demo shown in the page
 * @param files that the page shows: demos and those that demos import
 */
export function filesOfDemo(demo: ShownFile, files: readonly ShownFile[]): DemoFile[] {
  const found = new Map<string, string>([[demo.file, demo.code]]);
  for (const [path, code] of found) {
    for (const [, request = ''] of code.matchAll(RELATIVE_IMPORT)) {
      const file = findFile(posix.join(posix.dirname(path), request), files);
      if (file && !found.has(file.path)) found.set(file.path, file.code);
    }
  }
  return [...found].map(([path, code]) => ({ path, code }));
}
