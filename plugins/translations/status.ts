import { readFileSync } from 'node:fs';
import path from 'node:path';
import { FAMILIES } from '../../model/families';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { reasonOf } from '../../model/reason-of';
import { orphanSections, outdatedSections } from '../../model/translations/compare-page';
import { identicalTexts } from '../../model/translations/identical-texts';
import type {
  FamilyShare,
  LanguageStatus,
  PageStatus,
  TranslationsReport,
} from '../../model/translations/report';
import { familyOfPage } from './family-of-page';
import {
  pagesOf,
  readPage,
  readTranslation,
  type ReadPage,
  type Translations,
} from './translated-pages';

/**
 * Returns what `make` returned for the same key before, if it knows.
 * @param key everything the result depends on, except for code
 */
export type Remember = (key: string, make: () => Promise<string>) => Promise<string>;

const forget: Remember = (_key, make) => make();

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

interface Reading {
  read: (file: string) => Promise<ReadPage>;
  remember: Remember;
}

/** Compares two files unless the result is known. */
async function comparedFiles(
  projectDir: string,
  [original, file]: readonly [string, string],
  { read, remember }: Reading,
): Promise<Partial<PageStatus>> {
  const sources = [original, file].map((each) => readFileSync(path.join(projectDir, each), 'utf8'));
  try {
    const text = await remember(JSON.stringify(sources), async () =>
      JSON.stringify(await compare(projectDir, await read(original), file)),
    );
    return JSON.parse(text) as Partial<PageStatus>;
  } catch (error) {
    // Nobody can translate an English page with an error: that one ends the report.
    await read(original);
    return { state: 'broken', error: reasonOf(error) };
  }
}

async function statusOfLanguage(
  translations: Translations,
  language: string,
  reading: Reading,
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
      const files = [original, file] as const;
      Object.assign(status, await comparedFiles(translations.projectDir, files, reading));
    }
    pages.push(status);
  }
  return { language, pages };
}

/**
 * The state of all pages of a version in some languages.
 * @param remember spares the comparison of pages that did not change
 * @throws if an English page of which there is a translation cannot be parsed
 */
export async function readStatus(
  translations: Translations,
  languages: readonly string[] = translations.languages,
  remember: Remember = forget,
): Promise<LanguageStatus[]> {
  const reading = { read: englishReader(translations), remember };
  const found: LanguageStatus[] = [];
  for (const language of languages) {
    found.push(await statusOfLanguage(translations, language, reading));
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

/** Counts the pages of each family that has some, in the order of menus; those of `all` come last. */
function sharesOf(pages: readonly PageStatus[]): FamilyShare[] {
  const counted = pages.filter(({ state }) => state !== 'orphan');
  const used = new Set(counted.map(({ family }) => family));
  const families = FAMILIES.map(({ id }) => id).filter((id) => used.has(id));
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

/** The state of some languages of a version, with shares by family. */
export function toReport(version: string, statuses: readonly LanguageStatus[]): TranslationsReport {
  return {
    version,
    languages: statuses.map((each) => ({ ...each, shares: sharesOf(each.pages) })),
  };
}
