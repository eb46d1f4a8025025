import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { isSection } from '../../model/sections/ids';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { muiXNavigation, sectionNavigation } from '../../model/navigation';
import { flatten } from '../../model/navigation/build-sidebars';
import type { NavigationFamily } from '../../model/navigation/types';
import { withTitles } from '../../model/navigation/with-titles';
import { WHATS_NEW, type NewsEntry } from '../../model/news/index';
import {
  checkTitles,
  createTitles,
  pathnameAsTitle,
  type TitleOf,
} from '../../model/titles/create-titles';
import { TITLES } from '../../model/titles/index';
import { SECTION_TITLES } from '../../model/titles/sections/index';
import type { Titles } from '../../model/titles/types';

type NamedVersion = Pick<DocsVersion, 'section' | 'id' | 'docs'>;

function frozenFile({ id }: Pick<DocsVersion, 'id'>, name: string): string {
  return path.join('versions', id, name);
}

/**
 * Reads what `npm run cut-version` has kept of a version, as what is in `model/` goes on with the pages
 * in `docs/`. The command checks nothing of it, so it is taken as it was written.
 */
function readFrozen<T>(siteDir: string, version: NamedVersion, name: string): T {
  const file = frozenFile(version, name);
  const absolute = path.join(siteDir, file);
  if (!existsSync(absolute)) throw new Error(`${file} is missing, which cut-version writes`);
  return JSON.parse(readFileSync(absolute, 'utf8')) as T;
}

/**
 * The titles of the pages of a version in all languages.
 * @returns undefined for the blog, whose posts have their titles in front matter, and for versions that
 *   were cut before there was a dictionary. Pages of these have titles in front matter, too, and their
 *   labels are in the translation files of Docusaurus.
 */
export function titlesOf(siteDir: string, version: NamedVersion): Titles | undefined {
  const { section } = version;
  if (section) return isSection(section) ? SECTION_TITLES[section] : undefined;
  if (version.docs === 'current') return TITLES;
  const isKept = existsSync(path.join(siteDir, frozenFile(version, 'titles.json')));
  return isKept ? readFrozen<Titles>(siteDir, version, 'titles.json') : undefined;
}

function readNavigation(
  siteDir: string,
  version: NamedVersion,
  titleOf: TitleOf | undefined,
): NavigationFamily[] {
  const { section } = version;
  const shownTitle = titleOf ?? pathnameAsTitle;
  // The blog has a list of posts in place of a navigation.
  if (section) return isSection(section) ? sectionNavigation(section, shownTitle) : [];
  if (version.docs === 'current') return muiXNavigation(shownTitle);
  const frozen = readFrozen<NavigationFamily[]>(siteDir, version, 'navigation.json');
  if (!titleOf) return frozen;
  return frozen.map((family) => ({ ...family, items: withTitles(family.items, titleOf) }));
}

/**
 * The navigation of a version, without its reference, as it is called in a language.
 * @throws when the file of a cut version is missing, and at entries and titles that do not match, with
 *   a line for each of them
 */
export function navigationOf(
  siteDir: string,
  version: NamedVersion,
  language: string = DEFAULT_LANGUAGE,
): NavigationFamily[] {
  const titles = titlesOf(siteDir, version);
  const untitled = readNavigation(siteDir, version, undefined);
  if (!titles) return untitled;
  const entries = untitled.flatMap(({ items }) => flatten(items));
  checkTitles(
    entries.map(({ pathname }) => pathname),
    titles,
  );
  return readNavigation(siteDir, version, createTitles(titles, language));
}

/**
 * The news of a version, the newest first.
 * @throws when the file of a cut version is missing
 */
export function newsOf(siteDir: string, version: NamedVersion): readonly NewsEntry[] {
  return version.docs === 'current'
    ? WHATS_NEW
    : readFrozen<NewsEntry[]>(siteDir, version, 'news.json');
}

/** Where the news of a version are written, from the root of the project. */
export function newsFile({ id, docs }: NamedVersion): string {
  return docs === 'current' ? 'model/news/index.ts' : `versions/${id}/news.json`;
}
