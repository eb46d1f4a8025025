import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RootContent } from 'mdast';
import { splitRegions } from '../../demos/code/regions';
import { filesOfDemo, shownName } from '../../demos/page/demo-files';
import { resolveDemo } from '../../demos/page/resolve-demo';
import { findSiblings } from '../../demos/page/siblings';
import { textAttribute, type MdxElement } from './attributes';
import { code, inlineCode, paragraph, strong, text } from './nodes';
import type { ImportedFile, Page } from './page';

function readCode(file: string): string {
  return splitRegions(readFileSync(file, 'utf8')).whole;
}

/** Language of a file for its fence. */
function languageOf(name: string): string {
  return path.extname(name).slice(1);
}

/** Files that demos import are shown once, at the end of the page. */
function addImported(demo: string, page: Page): void {
  for (const file of filesOfDemo(demo).slice(1)) {
    if (page.imported.some((known) => known.file === file)) continue;
    page.imported.push({ name: shownName(file, demo), file, code: readCode(file) });
  }
}

function codeOf(file: string, label: string): RootContent[] {
  const name = path.basename(file);
  return [
    paragraph(strong(label), text(' '), inlineCode(name)),
    code(languageOf(name), readCode(file)),
  ];
}

/** A demo as its whole code in TypeScript, in each styling that it is written in. */
export function translateDemo(element: MdxElement, page: Page): RootContent[] {
  const { vfile, siteDir, text: say } = page;
  const own = resolveDemo(textAttribute(element, 'src') ?? '', vfile.path, siteDir);
  const siblings = findSiblings(own);
  [own, ...siblings.map(({ file }) => file)].forEach((file) => addImported(file, page));
  return [
    ...codeOf(own, say('markdown.demo')),
    ...siblings.flatMap(({ styling, file }) => codeOf(file, say('markdown.demoIn', { styling }))),
  ];
}

/** The files that demos import, each with its name. */
export function importedFiles(files: readonly ImportedFile[]): RootContent[] {
  return files.flatMap(({ name, code: source }) => [
    paragraph(inlineCode(name)),
    code(languageOf(name), source),
  ]);
}
