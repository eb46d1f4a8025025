import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { reasonOf } from '../../model/reason-of';
import { acceptSections, recordOf } from '../../model/translations/compare-page';
import { withRecord } from '../../model/translations/front-matter-text';
import type { TranslationRecord, Translator } from '../../model/translations/record';
import { splitPage } from '../../model/translations/split-sections';
import { structureDifferences } from '../../model/translations/structure';
import { hasMarks, TO_TRANSLATE } from './translate-marks';
import { commitsOf, fileIn } from './git';
import {
  pagesOf,
  readPair,
  type PagePair,
  type TranslatedPage,
  type Translations,
} from '../../plugins/translations/translated-pages';

/** Writes the record of a page. */
export function writeRecord(
  projectDir: string,
  { file, source }: Pick<TranslatedPage, 'file' | 'source'>,
  record: TranslationRecord,
): void {
  writeFileSync(path.join(projectDir, file), withRecord(source, record));
}

/** @throws if the front matter still has marks of `npm run i18n:new` */
function checkMarks({ file, source }: TranslatedPage): void {
  if (!hasMarks(source)) return;
  throw new Error(
    `${file} still has lines "${TO_TRANSLATE}": translate what is below them, and remove them`,
  );
}

async function checkStructure(pair: PagePair, only?: readonly string[]): Promise<void> {
  const { english, translation } = pair;
  const differences = await structureDifferences(english, translation, only);
  if (differences.length === 0) return;
  const lines = differences.map((difference) => `  ${difference}`);
  throw new Error(`${translation.file} differs from ${english.file}:\n${lines.join('\n')}`);
}

export interface AcceptOptions {
  language: string;
  page: string;
  /** Ids of sections; the whole page if it is empty. */
  sections: readonly string[];
  /** The translator; if it is absent, that of the record stays. */
  by?: Translator;
}

/**
 * Records that a translated page, or some of its sections, is up to date with the English page.
 * @returns the file, from the root of the project
 * @throws with the differences if the structure is another one than in English
 */
export async function acceptPage(
  translations: Translations,
  { language, page, sections, by }: AcceptOptions,
): Promise<string> {
  const pair = await readPair(translations, language, page);
  const { english, translation } = pair;
  const translator = by ?? translation.record?.by;
  if (!translator) {
    throw new Error(`${translation.file} has no record yet: add --by person or --by machine`);
  }
  if (sections.length > 0 && !translation.record) {
    throw new Error(`${translation.file} has no record yet: accept the whole page first`);
  }
  const accepted =
    sections.length > 0 && translation.record
      ? acceptSections(translation.record, english.sections, sections)
      : recordOf(english.sections, translator);
  checkMarks(translation);
  await checkStructure(pair, sections.length > 0 ? sections : undefined);
  writeRecord(translations.projectDir, translation, { ...accepted, by: translator });
  return translation.file;
}

/**
 * Records the English page as it was in the commit that last changed the translation.
 * @throws if history lacks one of the two, or the structure is another one than it was in English
 */
async function acceptAsCommitted(projectDir: string, pair: PagePair, by: Translator) {
  const { english, translation } = pair;
  const [last] = commitsOf(projectDir, translation.file);
  const source = last && fileIn(projectDir, last.commit, english.file);
  if (!source) throw new Error(`${translation.file}: history lacks it with its English page`);
  const past = { ...english, source, ...(await splitPage(source)) };
  await checkStructure({ english: past, translation });
  writeRecord(projectDir, translation, recordOf(past.sections, by));
}

export interface UnrecordedOptions {
  languages: readonly string[];
  by: Translator;
  /** Record the English pages as they were when each translation was last committed. */
  asCommitted: boolean;
}

export interface Unrecorded {
  /** Files that have a record now. */
  recorded: string[];
  /** Why others do not, with their files. */
  refused: string[];
}

/** Records the present state of all pages that have no record yet. */
export async function acceptUnrecorded(
  translations: Translations,
  { languages, by, asCommitted }: UnrecordedOptions,
): Promise<Unrecorded> {
  const english = pagesOf(translations, DEFAULT_LANGUAGE);
  const result: Unrecorded = { recorded: [], refused: [] };
  for (const language of languages) {
    const pages = [...pagesOf(translations, language).keys()].filter((page) => english.has(page));
    for (const page of pages) {
      try {
        const pair = await readPair(translations, language, page);
        if (pair.translation.record) continue;
        if (asCommitted) await acceptAsCommitted(translations.projectDir, pair, by);
        else await acceptPage(translations, { language, page, sections: [], by });
        result.recorded.push(pair.translation.file);
      } catch (error) {
        result.refused.push(reasonOf(error));
      }
    }
  }
  return result;
}
