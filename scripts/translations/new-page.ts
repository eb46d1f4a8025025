import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { recordOf } from '../../model/translations/compare-page';
import { withRecord } from '../../model/translations/front-matter-text';
import type { Translator } from '../../model/translations/record';
import {
  folderOf,
  pagesOf,
  readPage,
  type ReadPage,
  type Translations,
} from '../../plugins/translations/translated-pages';
import { withMarks } from './translate-marks';

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
  writeFileSync(absolute, withMarks(source));
  return file;
}
