import type { Root } from 'mdast';
import { outdatedSections, type OutdatedSection } from '../../../model/translations/compare-page';
import { parseRecord, RECORD_KEY, type Translator } from '../../../model/translations/record';
import {
  FRONT_MATTER_SECTION,
  headingsOf,
  INTRO_SECTION,
} from '../../../model/translations/split-sections';
import type { EnglishPage } from './check-page';

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
  // Parts before the first heading are recorded with the page, and have no id of their own.
  const parts = [FRONT_MATTER_SECTION, INTRO_SECTION].map((id) => ({ id }));
  const translated = [...parts, ...(await headingsOf(root))];
  return {
    by: record.by,
    outdated: outdatedSections(english.hashed, translated, record),
    english,
  };
}
