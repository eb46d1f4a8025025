import { DEFAULT_LANGUAGE } from '../../model/languages';
import { outdatedSections, type OutdatedSection } from '../../model/translations/compare-page';
import { withoutFrontMatter } from '../../model/translations/front-matter-text';
import type { Section } from '../../model/translations/split-sections';
import { readGlossary, termsIn, type Term } from './glossary';
import { findPastSections, type PastSection } from './history';
import { diffLines } from './line-diff';
import {
  pagesOf,
  readPair,
  type PagePair,
  type Translations,
} from '../../plugins/translations/translated-pages';

const find = (id: string, sections: readonly Section[]) =>
  sections.find((section) => section.id === id);

/** The English text of a section, with what changed since it was translated. */
function englishLines(
  { state }: OutdatedSection,
  section: Section | undefined,
  past: PastSection | undefined,
): string[] {
  if (state === 'new') return ['English, new:', '', section?.source ?? ''];
  if (state === 'not translated') return ['English:', '', section?.source ?? ''];
  if (!past) {
    const lack = 'The history of git has no commit with the English text that was translated.';
    return section ? [lack, 'English now:', '', section.source] : [lack];
  }
  const since = `${past.commit} of ${past.day}`;
  if (!section) return [`English, removed since ${since}:`, '', past.source];
  return [`English, changed since ${since}:`, '', ...diffLines(past.source, section.source)];
}

function termLines(terms: readonly Term[]): string[] {
  if (terms.length === 0) return [];
  const lines = terms.map(
    ({ english, translation, note }) => `  ${english} → ${translation}${note ? ` (${note})` : ''}`,
  );
  return ['', 'Terms of the glossary:', '', ...lines];
}

/** The line at which a section begins in its file: that of the introduction is below the front matter. */
function lineOf({ id, depth, line }: Section, page: string): number {
  if (depth > 0 || id !== 'intro') return line;
  const lines = withoutFrontMatter(page).split('\n');
  return lines.findIndex((each) => each.trim() !== '') + 1;
}

function describeSection(
  outdated: OutdatedSection,
  { english, translation }: PagePair,
  past: PastSection | undefined,
  glossary: readonly Term[],
): string {
  const section = find(outdated.id, english.sections);
  const translated = find(outdated.id, translation.sections);
  const place = translated
    ? `${translation.file}:${lineOf(translated, translation.source)}`
    : translation.file;
  return [
    `## ${outdated.id} (${outdated.state})`,
    '',
    ...englishLines(outdated, section, past),
    '',
    ...(translated
      ? [`Translation, ${place}:`, '', translated.source]
      : ['Not in the translation.']),
    ...termLines(termsIn((section ?? past)?.source ?? '', glossary)),
  ].join('\n');
}

/**
 * What changed in a page since it was translated, ready to work on.
 * @returns undefined if nothing changed
 * @throws if the page is not translated, or has no record
 */
export async function diffPage(
  translations: Translations,
  language: string,
  page: string,
): Promise<string | undefined> {
  const pair = await readPair(translations, language, page);
  const { english, translation } = pair;
  const { record } = translation;
  if (!record) {
    throw new Error(
      `${translation.file} does not record what it was translated from: compare it with ${english.file}, then accept it`,
    );
  }
  const outdated = outdatedSections(english.sections, translation.sections, record);
  if (outdated.length === 0) return undefined;
  const wanted = outdated.flatMap(({ id, state }) => {
    const hash = record.sections[id];
    return hash !== undefined && state !== 'not translated' ? [[id, hash] as const] : [];
  });
  const { projectDir } = translations;
  const past = await findPastSections(projectDir, english.file, new Map(wanted));
  const glossary = readGlossary(projectDir, language);
  const sections = outdated.map((each) => describeSection(each, pair, past.get(each.id), glossary));
  return [`# ${language} ${page}`, ...sections].join('\n\n');
}

/** What changed in all translated pages of a language that have a record; empty if nothing did. */
export async function diffLanguage(
  translations: Translations,
  language: string,
): Promise<string[]> {
  const english = pagesOf(translations, DEFAULT_LANGUAGE);
  const found: string[] = [];
  for (const page of pagesOf(translations, language).keys()) {
    if (!english.has(page)) continue;
    const { translation } = await readPair(translations, language, page);
    const changed = translation.record && (await diffPage(translations, language, page));
    if (changed) found.push(changed);
  }
  return found;
}
