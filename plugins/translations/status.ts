import { DEFAULT_LANGUAGE } from '../../model/languages';
import { reasonOf } from '../../model/reason-of';
import {
  orphanSections,
  outdatedSections,
  type OutdatedSection,
} from '../../model/translations/compare-page';
import { identicalTexts } from '../../model/translations/identical-texts';
import type { Translator } from '../../model/translations/record';
import { familyOfPage } from './family-of-page';
import {
  pagesOf,
  readPage,
  readTranslation,
  type ReadPage,
  type Translations,
} from './translated-pages';

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

/** Parses each English page once for all languages. */
function englishReader({ projectDir }: Translations): (file: string) => Promise<ReadPage> {
  const read = new Map<string, Promise<ReadPage>>();
  return (file) => {
    const page = read.get(file) ?? readPage(projectDir, file);
    read.set(file, page);
    return page;
  };
}

async function compare(
  projectDir: string,
  english: ReadPage,
  file: string,
): Promise<Partial<PageStatus>> {
  const { record, ...translation } = await readTranslation(projectDir, file);
  const outdated = record ? outdatedSections(english.sections, translation.sections, record) : [];
  const known = outdated.length > 0 ? 'outdated' : 'up to date';
  return {
    state: record ? known : 'not recorded',
    ...(record && { by: record.by }),
    outdated,
    orphans: orphanSections(english.sections, translation.sections),
    identical: await identicalTexts(english.root, translation.root),
  };
}

async function statusOfLanguage(
  translations: Translations,
  language: string,
  read: (file: string) => Promise<ReadPage>,
): Promise<LanguageStatus> {
  const english = pagesOf(translations, DEFAULT_LANGUAGE);
  const translated = pagesOf(translations, language);
  const names = [...new Set([...english.keys(), ...translated.keys()])].sort();
  const pages: PageStatus[] = [];
  for (const page of names) {
    const [original, file] = [english.get(page), translated.get(page)];
    const status: PageStatus = {
      page,
      family: familyOfPage(page),
      state: original ? 'missing' : 'orphan',
      outdated: [],
      orphans: [],
      identical: [],
    };
    if (original && file) {
      const compared = compare(translations.projectDir, await read(original), file);
      const broken = (error: unknown) => ({ state: 'broken' as const, error: reasonOf(error) });
      Object.assign(status, await compared.catch(broken));
    }
    pages.push(status);
  }
  return { language, pages };
}

/**
 * The state of all pages of a version in some languages.
 * @throws if an English page cannot be parsed
 */
export async function readStatus(
  translations: Translations,
  languages: readonly string[] = translations.languages,
): Promise<LanguageStatus[]> {
  const read = englishReader(translations);
  const found: LanguageStatus[] = [];
  for (const language of languages) {
    found.push(await statusOfLanguage(translations, language, read));
  }
  return found;
}

/** Checks that something is wrong, rather than only not done yet. */
export function hasErrors(statuses: readonly LanguageStatus[]): boolean {
  return statuses.some(({ pages }) =>
    pages.some(
      ({ state, orphans }) => state === 'orphan' || state === 'broken' || orphans.length > 0,
    ),
  );
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

/** Counts the pages of each family, in the order in which they appear; those of `all` come last. */
export function sharesOf(pages: readonly PageStatus[]): FamilyShare[] {
  const counted = pages.filter(({ state }) => state !== 'orphan');
  const families = [...new Set(counted.map(({ family }) => family))];
  return [...families, 'all'].map((family) => {
    const own = counted.filter((page) => family === 'all' || page.family === family);
    const count = (state: PageStatus['state']) => own.filter((page) => page.state === state).length;
    return {
      family,
      pages: own.length,
      translated: own.length - count('missing'),
      upToDate: count('up to date'),
      outdated: count('outdated'),
      notRecorded: count('not recorded'),
      missing: count('missing'),
      withEnglish: own.filter(({ identical }) => identical.length > 0).length,
    };
  });
}
