import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { formatUnit, unitsOf } from '../../model/units';
import type { DocsVersion } from '../../model/docs-version';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { packagesDirOf } from '../../plugins/files/packages-dir';
import { readManifest } from '../../plugins/mdx/library-versions/read-manifest';

const PROJECT = path.resolve(__dirname, '../..');

/** A package of which files are in the chunks of a unit. */
interface BundledPackage {
  name: string;
  version: string;
}

/**
 * Reads the list that a unit keeps for the licenses: an entry for each folder of a package.
 * @returns undefined if the unit was not built, or if the list is that of its English unit
 */
function readBundled(folder: string): BundledPackage[] | undefined {
  const manifest = path.join(folder, 'unit.json');
  if (!existsSync(manifest)) return undefined;
  const { licenses } = JSON.parse(readFileSync(manifest, 'utf8')) as { licenses: string };
  if (licenses === '') return undefined;
  return JSON.parse(readFileSync(path.join(folder, licenses), 'utf8')) as BundledPackage[];
}

/** Units that were built, with their versions. */
const BUILT = unitsOf(DOCS_VERSIONS).flatMap((unit) => {
  const name = formatUnit(unit);
  const bundled = readBundled(path.join(PROJECT, '.units', name));
  const version = DOCS_VERSIONS.find(({ id }) => id === unit.version);
  return bundled && version ? [{ name, bundled, version }] : [];
});

/** Packages that the lockfile of a version has, also those that come with others. */
function lockedPackages({ packages }: DocsVersion): string[] {
  const file = path.join(PROJECT, packages ?? '', 'package-lock.json');
  const locked = JSON.parse(readFileSync(file, 'utf8')) as { packages: object };
  return Object.keys(locked.packages).map((folder) => folder.replace(/^.*node_modules\//, ''));
}

/** What versions of the docs differ in. */
const OF_LIBRARY = /^(?:@mui\/x-.+|dayjs|date-fns|luxon|moment)$/;
/** What a page can have one instance of; styled-components has an older list of units. */
const ONCE =
  /^(?:react|react-dom|@emotion\/(?!unitless$).+|@mui\/(?:material|icons-material|system|styled-engine|private-theming))$/;

function namesOf(packages: readonly BundledPackage[]): string[] {
  return packages.map(({ name }) => name);
}

/** The same packages at the versions that are installed in a folder. */
function asInstalled(packages: readonly BundledPackage[], dir: string): BundledPackage[] {
  return packages.map(({ name }) => ({ name, version: readManifest(name, dir).version }));
}

function pick(packages: readonly BundledPackage[], names: RegExp): BundledPackage[] {
  return packages
    .filter(({ name }) => names.test(name))
    .map(({ name, version }) => ({ name, version }));
}

for (const { name, bundled, version } of BUILT) {
  test(`the chunks of ${name} have the library at the versions of its own packages`, () => {
    const library = pick(bundled, OF_LIBRARY);
    expect(namesOf(library)).toContain('@mui/x-data-grid');
    expect(library).toEqual(asInstalled(library, packagesDirOf(PROJECT, version)));
    const locked = lockedPackages(version);
    expect(namesOf(library).filter((each) => !locked.includes(each))).toEqual([]);
  });

  test(`the chunks of ${name} have one React, one Emotion and one Material UI`, () => {
    const once = pick(bundled, ONCE);
    expect(namesOf(once)).toContain('react-dom');
    expect(namesOf(once)).toEqual([...new Set(namesOf(once))]);
    expect(once).toEqual(asInstalled(once, packagesDirOf(PROJECT)));
  });
}
