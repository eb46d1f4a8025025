/**
 * The shape of `versions.json`, which lists the versions of the docs of MUI X, the newest first. A
 * section about another product has one version of this shape: model/sections. A unit test
 * checks that file with `versions.schema.json`. This module does not read it: scripts of pages may
 * use what is here, but the list would make all of them larger with each version. And it must not be
 * named `versions.ts`: what loads the configuration takes `./versions` for the JSON file.
 */
import { DEFAULT_LANGUAGE, PREFIXED_LANGUAGES, type Language } from './languages';
import { DOCS_SECTION, type DocsSection, type OtherSection } from './addresses/parse';
import type { Plan } from './plans';

/** A family of components in one version of the library. */
interface VersionFamily {
  /** Of the library, as the pages describe it; the installed packages may have another number. */
  version: string;
  /** The plans that have a package besides the community package. */
  plans: readonly Plan[];
  /** The community package, where its name does not follow from that of the family. */
  package?: string;
}

/** A version of the docs. */
export interface DocsVersion {
  /** The section that it belongs to; absent for MUI X. */
  section?: OtherSection;
  /** Its name in commands and folders, which stays when its address changes: `next`, `6.20`. */
  id: string;
  /** Docusaurus' name for it: `current` while its pages are in `docs/`, then that of its snapshot. */
  docs: string;
  /** Folder below `/x/`: empty for the documented version, its id for others. */
  path: string;
  /** Its name for readers, in the version menu. */
  label: string;
  /** `current` is the documented version. An archived one is built once. */
  status: 'current' | 'next' | 'maintained' | 'archived';
  /** What its pages warn about. */
  banner: 'none' | 'unreleased' | 'unmaintained';
  /** Day on which it was cut, such as `2024-03-22`; null while its pages are in `docs/`. */
  date: string | null;
  /** A version that was cut lists them; pages in `docs/` are in all languages of the site. */
  languages?: readonly Language[];
  /** Folder of the packages that it runs on, from the root of the project; null for the root. */
  packages: string | null;
  /** By their ids, in the order of menus. */
  families: Readonly<Record<string, VersionFamily>>;
}

/**
 * The version whose pages are in `docs/`.
 * @throws when the list lacks it
 */
export function workingCopyOf(versions: readonly DocsVersion[]): DocsVersion {
  const found = versions.find(({ docs }) => docs === 'current');
  if (!found) throw new Error('model/versions.json lacks the version whose pages are in docs/');
  return found;
}

/**
 * The version whose pages are at `/x/…`.
 * @throws when the list lacks it
 */
export function documentedVersionOf(versions: readonly DocsVersion[]): DocsVersion {
  const found = versionsOfMuiX(versions).find(({ status }) => status === 'current');
  if (!found) throw new Error('model/versions.json lacks the documented version');
  return found;
}

/** Those of versions that are of MUI X, in their order. */
export function versionsOfMuiX(versions: readonly DocsVersion[]): readonly DocsVersion[] {
  return versions.filter((version) => sectionOf(version) === DOCS_SECTION);
}

/** The section of a version. */
export function sectionOf({ section }: Pick<DocsVersion, 'section'>): DocsSection {
  return section ?? DOCS_SECTION;
}

/** Checks for the version of MUI X whose pages are at `/x/…`. */
export function isAtRoot(version: Pick<DocsVersion, 'section' | 'path'>): boolean {
  return sectionOf(version) === DOCS_SECTION && version.path === '';
}

/** The languages of a version, the default language first. */
export function languagesOf({ languages }: Pick<DocsVersion, 'languages'>): readonly Language[] {
  return languages ?? [DEFAULT_LANGUAGE, ...PREFIXED_LANGUAGES];
}

/** Versions of the library that the pages of a version describe, by npm package. */
export function documentedVersions(
  docsVersion: Pick<DocsVersion, 'families'>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(docsVersion.families).flatMap(([family, { version }]) =>
      packagesOf(docsVersion, family).map(({ name }) => [name, version]),
    ),
  );
}

/** A package of npm. */
export interface FamilyPackage {
  name: string;
  /** The plan that the package adds; absent for the community package. */
  plan?: Plan;
}

/** The packages of a family, the community package first; none if the version lacks the family. */
export function packagesOf(
  { families }: Pick<DocsVersion, 'families'>,
  family: string,
): FamilyPackage[] {
  const listed = families[family];
  if (!listed) return [];
  const community = listed.package ?? `@mui/x-${family}`;
  return [
    { name: community },
    ...listed.plans.map((plan) => ({ name: `${community}-${plan}`, plan })),
  ];
}

/**
 * The first major of the library with a live reference: samples of anatomies and presets of
 * playgrounds are written for it, and older ones lack components.
 */
const LIVE_REFERENCE_MAJOR = 7;

/** Returns whether pages of the version's reference show running components: anatomies and playgrounds. */
export function hasLiveReference({ section, families }: DocsVersion): boolean {
  const majors = Object.values(families).map(({ version }) => Number.parseInt(version, 10));
  return !section && majors.every((major) => major >= LIVE_REFERENCE_MAJOR);
}
