/**
 * A unit is one section of the site in one version and one language: `x/current/en`, `x/6.20/en`,
 * `material-ui/current/en`. Each is built by itself, and their outputs are put together.
 */
import { DOCS_SECTION, type DocsSection } from './addresses/parse';
import { languagesOf, sectionOf, type DocsVersion } from './docs-version';
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES, type Language } from './languages';
import { SEARCH_FOLDER } from './search';

export interface Unit {
  section: DocsSection;
  /** Id of its version. */
  version: string;
  /** Folder of its version below the section; empty for the documented version. */
  path: string;
  language: Language;
}

/** In names of units, the documented version whatever its number. */
const DOCUMENTED = 'current';

/** Folders in the output of a language in which each unit has a folder. */
const SHARED_FOLDERS = ['assets', SEARCH_FOLDER];

/** All units of versions, in their order. */
export function unitsOf(versions: readonly DocsVersion[]): Unit[] {
  return versions.flatMap((version) =>
    languagesOf(version).map((language) => ({
      section: sectionOf(version),
      version: version.id,
      path: version.path,
      language,
    })),
  );
}

/** The name of a unit: `x/current/en`, `x/next/zh`. */
export function formatUnit({ section, path, language }: Unit): string {
  return `${section}/${path || DOCUMENTED}/${language}`;
}

/**
 * The unit with a name. The documented version may be named by its id, too.
 * @throws when there is no such unit, with the names of all
 */
export function parseUnit(name: string, versions: readonly DocsVersion[]): Unit {
  const units = unitsOf(versions);
  const found = units.find(
    (unit) =>
      formatUnit(unit) === name || `${unit.section}/${unit.version}/${unit.language}` === name,
  );
  if (found) return found;
  throw new Error(`There is no unit "${name}", but ${units.map(formatUnit).join(', ')}`);
}

/** Checks that a unit has the home page and all else that belongs to no other unit of its language. */
export function isDocumented({ section, path }: Pick<Unit, 'section' | 'path'>): boolean {
  return section === DOCS_SECTION && path === '';
}

/** Folders of a unit in the output of its language; none for the documented version. */
function foldersOf({ section, path }: Unit): string[] {
  if (section !== DOCS_SECTION)
    return [section, ...SHARED_FOLDERS.map((each) => `${each}/${section}`)];
  return path === '' ? [] : [section, ...SHARED_FOLDERS].map((each) => `${each}/${path}`);
}

/**
 * The unit to which a file of the site belongs. Files at the root belong to the documented version.
 * @param file from the root of the output: `zh/x/next/introduction/index.html`
 * @param units all that the site has
 * @returns undefined if a version is not in the language of the file
 */
export function ownerOf(file: string, units: readonly Unit[]): Unit | undefined {
  const prefix = PREFIXED_LANGUAGES.find((each) => file.startsWith(`${each}/`));
  const below = prefix ? file.slice(prefix.length + 1) : file;
  const isInside = (unit: Unit) => foldersOf(unit).some((each) => below.startsWith(`${each}/`));
  const inside = units.filter(isInside);
  const candidates = inside.length > 0 ? inside : units.filter(isDocumented);
  return candidates.find(({ language }) => language === (prefix ?? DEFAULT_LANGUAGE));
}
