import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { recordOf } from '../../model/translations/compare-page';
import { SHOWN_KEYS, withRecord } from '../../model/translations/front-matter-text';
import type { Translator } from '../../model/translations/record';
import { folderOf, pagesOf, readPage, type ReadPage, type Translations } from './project';

/** What a translator removes from a key of the front matter once it is translated. */
export const TO_TRANSLATE = '# translate';

const SHOWN = new RegExp(`^(?:${SHOWN_KEYS.join('|')}):`);

/** Marks what readers see in the front matter; the comment goes before the entry, which may be long. */
function markFrontMatter(source: string): string {
  const [before = '', frontMatter = '', ...after] = source.split(/^---$/m);
  const marked = frontMatter
    .split('\n')
    .flatMap((line) => (SHOWN.test(line) ? [TO_TRANSLATE, line] : [line]));
  return [before, marked.join('\n'), ...after].join('---');
}

/** Gives each heading the id that the English one has, also if that is made from its text. */
function withHeadingIds({ source, sections }: ReadPage): string {
  const lines = source.split('\n');
  for (const { id, depth, line } of sections) {
    const heading = lines[line - 1] ?? '';
    if (depth === 0 || /\{\/\*\s*#\S+.*\*\/\}\s*$/.test(heading)) continue;
    lines[line - 1] = `${heading.trimEnd()} {/* #${id} */}`;
  }
  return lines.join('\n');
}

/**
 * Makes the file of a page to translate: the English page with marks, ids and a record.
 * @returns the file, from the root of the project
 * @throws if there is no such English page, or it is translated already
 */
export async function newPage(
  translations: Translations,
  { language, page, by }: { language: string; page: string; by: Translator },
): Promise<string> {
  const { projectDir, englishDir } = translations;
  const english = pagesOf(translations, DEFAULT_LANGUAGE).get(page);
  if (!english) throw new Error(`${englishDir}/ has no page "${page}"`);
  const file = `${folderOf(translations, language)}/${path.posix.relative(englishDir, english)}`;
  const absolute = path.join(projectDir, file);
  if (existsSync(absolute)) throw new Error(`${file} exists already`);
  const read = await readPage(projectDir, english);
  const source = withRecord(withHeadingIds(read), recordOf(read.sections, by));
  mkdirSync(path.dirname(absolute), { recursive: true });
  writeFileSync(absolute, markFrontMatter(source));
  return file;
}

/** Checks that the front matter of a translated page still has marks of what to translate. */
export function hasMarks(projectDir: string, file: string): boolean {
  const [, frontMatter = ''] = readFileSync(path.join(projectDir, file), 'utf8').split(/^---$/m);
  return frontMatter.split('\n').some((line) => line.trim() === TO_TRANSLATE);
}
