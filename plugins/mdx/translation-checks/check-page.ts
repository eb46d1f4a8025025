import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Root } from 'mdast';
import { DEFAULT_PARSE_FRONT_MATTER } from '@docusaurus/utils';
import { outdatedSections, type OutdatedSection } from '../../../model/translations/compare-page';
import { parseRecord, RECORD_KEY, type Translator } from '../../../model/translations/record';
import {
  FRONT_MATTER_SECTION,
  headingsOf,
  INTRO_SECTION,
  splitPage,
  type Section,
} from '../../../model/translations/split-sections';
import { languageOf, sourceFolderOf } from '../../site-pages/source-folder';
import { comparePages } from './compare-pages';
import type { Finding } from './findings';
import { parseGlossary, type Glossary } from './glossary';
import { sectionsOf, type PageParts } from './page-sections';

/** The English page that a page of `i18n/` is a translation of. */
export function englishPageOf(file: string, siteDir: string): string {
  return path.join(sourceFolderOf(file, siteDir), path.basename(file));
}

/** The glossary of the language that a page is written in. */
export function glossaryOf(file: string, siteDir: string): string {
  return path.join(siteDir, 'i18n', languageOf(file), 'glossary.md');
}

/** An English page that was parsed. */
export interface EnglishPage extends PageParts {
  /** Its sections with the hashes that translations record. */
  hashed: readonly Section[];
}

export async function readEnglishPage(file: string): Promise<EnglishPage> {
  const source = readFileSync(file, 'utf8');
  const [{ frontMatter }, { root, sections: hashed }] = await Promise.all([
    DEFAULT_PARSE_FRONT_MATTER({ filePath: file, fileContent: source }),
    splitPage(source),
  ]);
  return { source, frontMatter, sections: await sectionsOf(root), hashed };
}

function readGlossary(file: string): Glossary {
  return parseGlossary(existsSync(file) ? readFileSync(file, 'utf8') : '');
}

/** What a translated page records about itself, compared with its English page. */
export interface TranslationState {
  /** Its translator; absent if the page has no record. */
  by?: Translator;
  /** Sections that are not up to date, in the order of the English page; none without a record. */
  outdated: readonly OutdatedSection[];
  english: EnglishPage;
}

declare module 'vfile' {
  interface DataMap {
    /** Of a translated page. */
    translation: TranslationState;
  }
}

/**
 * The state of a translated page.
 * @throws {RecordError} if its record is broken
 */
export async function translationState(
  { root, frontMatter }: { root: Root; frontMatter: Record<string, unknown> },
  english: EnglishPage,
): Promise<TranslationState> {
  const record = parseRecord(frontMatter[RECORD_KEY]);
  if (!record) return { outdated: [], english };
  // Parts before the first heading are recorded with the page, and headings do not name them.
  const parts = [FRONT_MATTER_SECTION, INTRO_SECTION].map((id) => ({ id }));
  const translated = [...parts, ...(await headingsOf(root))];
  return {
    by: record.by,
    outdated: outdatedSections(english.hashed, translated, record),
    english,
  };
}

/**
 * Ids of the sections whose English changed after they were translated; none without a record. A
 * section that was translated and is gone is not one of them.
 */
function idsOfOutdated({ outdated }: TranslationState): Set<string> {
  return new Set(outdated.filter(({ state }) => state !== 'not translated').map(({ id }) => id));
}

/** A translated page as it was parsed. */
interface TranslatedPage {
  /** Absolute path in `i18n/`. */
  file: string;
  /** The whole file. */
  source: string;
  root: Root;
  frontMatter: Record<string, unknown>;
}

/**
 * Compares a translated page with its English page, except for sections that are outdated.
 * @param siteDir root of the project
 * @throws when there is no English page, or the record of the translation is broken
 */
export async function checkPage(
  { file, source, root, frontMatter }: TranslatedPage,
  english: EnglishPage,
  siteDir: string,
): Promise<Finding[]> {
  const translation = { source, frontMatter, sections: await sectionsOf(root) };
  return comparePages(english, translation, {
    glossary: readGlossary(glossaryOf(file, siteDir)),
    outdated: idsOfOutdated(await translationState({ root, frontMatter }, english)),
  });
}
