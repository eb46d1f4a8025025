import type { OutdatedSection } from './compare-page';
import type { Translator } from './record';

/** The state of a page in a language. */
export interface PageStatus {
  page: string;
  /** Id of its family; `introduction` for pages that belong to no other. */
  family: string;
  /**
   * `not recorded`: translated, and nobody knows from which state of the English page. `orphan`: its
   * English page is gone. `broken`: it cannot be parsed, or its record cannot.
   */
  state: 'missing' | 'up to date' | 'outdated' | 'not recorded' | 'orphan' | 'broken';
  /** Its translator; absent if the page has no record. */
  by?: Translator;
  outdated: OutdatedSection[];
  /** Sections whose English is gone. */
  orphans: string[];
  /** Texts of more than a few words that are still in English. */
  identical: string[];
  /** Why it is broken, with file and line. */
  error?: string;
}

export interface LanguageStatus {
  language: string;
  pages: PageStatus[];
}

/** How much of a family is translated. */
export interface FamilyShare {
  family: string;
  /** English pages. */
  pages: number;
  translated: number;
  upToDate: number;
  outdated: number;
  notRecorded: number;
  missing: number;
  /** Pages with texts that are still in English. */
  withEnglish: number;
}

export interface LanguageReport extends LanguageStatus {
  /** By family, in the order of menus; those of `all` come last. */
  shares: FamilyShare[];
}

/** The state of the translations of a version, as `npm run i18n:status -- --json` prints it. */
export interface TranslationsReport {
  /** Its id. */
  version: string;
  languages: LanguageReport[];
}
