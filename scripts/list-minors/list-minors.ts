import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { DOCS_VERSIONS, DOCUMENTED_VERSIONS, WORKING_COPY } from '../../model/library-versions';
import type { MemberList } from '../../model/member-history/member-list';
import { minorOf, type MinorRange } from '../../model/member-history/minor-number';
import { minorsBetween, type MinorsList } from '../../model/member-history/minors';
import { apiFamiliesOf, type ApiFamily } from '../../plugins/api-reference/families';
import { membersFile, minorsFile, readMinors } from '../../plugins/api-reference/known-versions';
import { readRequiredExports } from '../../plugins/api-reference/required-exports';
import { packagesDirOf } from '../../plugins/files/packages-dir';
import { writeAtomically } from '../../plugins/files/write-atomically';
import { findMinors, type MinorStep } from './find-minors';
import {
  minorReleases,
  type MinorRelease,
  type PackageVersions,
  type Releases,
} from './minor-releases';
import { formatMinors, mergeMinors } from './minors-file';
import { readMembers } from './read-members';
import { sharedFilesHost } from './shared-files-host';
import { mergeRequired, wantedMembers, type WantedMembers } from './wanted-members';

/** What the registry is asked for. */
export interface Registry {
  /** All versions of packages, by package. */
  readReleases(packages: readonly string[]): Promise<Releases>;
  /** Loads packages into a folder, and returns the folder `node_modules` there. */
  fetchRelease(versions: PackageVersions, folder: string): Promise<string>;
}

function readList(siteDir: string, version: DocsVersion): MemberList {
  const file = membersFile(siteDir, version);
  if (!existsSync(file)) {
    throw new Error(`${path.relative(siteDir, file)} is missing`);
  }
  return JSON.parse(readFileSync(file, 'utf8')) as MemberList;
}

/** The version before that of `docs/`. */
function olderVersion(): DocsVersion {
  const older = DOCS_VERSIONS[DOCS_VERSIONS.indexOf(WORKING_COPY) + 1];
  if (!older) throw new Error('There is no older version of the docs: no minors are between');
  return older;
}

/** The minors of each family after the older version. */
function rangesAfter(older: DocsVersion): Record<string, MinorRange> {
  return Object.fromEntries(
    apiFamiliesOf(WORKING_COPY).flatMap(({ id }) => {
      const range = minorsBetween(id, older, WORKING_COPY);
      return range ? [[id, range]] : [];
    }),
  );
}

/** Members of packages that were read before, if the same ones were wanted. */
function readKept(file: string, key: string): MemberList | undefined {
  if (!existsSync(file)) return undefined;
  const kept = JSON.parse(readFileSync(file, 'utf8')) as { key: string; list: MemberList };
  return kept.key === key ? kept.list : undefined;
}

function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function namesOf({ packages }: ApiFamily): string[] {
  return packages.map(({ name }) => name);
}

/** The families that a minor has packages of. */
function familiesIn({ versions }: MinorRelease): ApiFamily[] {
  return apiFamiliesOf(WORKING_COPY)
    .map(({ id, packages }) => ({ id, packages: packages.filter(({ name }) => name in versions) }))
    .filter(({ packages }) => packages.length > 0);
}

/** Reads the packages of minors, one after the other. */
class StepReader {
  private readonly cache: string;
  private readonly host;
  private readonly required;

  constructor(
    private readonly siteDir: string,
    older: DocsVersion,
    private readonly wanted: WantedMembers,
  ) {
    this.cache = path.join(siteDir, '.cache/list-minors');
    this.host = sharedFilesHost(this.cache);
    // Interfaces that only one of the versions documents have changes, too.
    this.required = mergeRequired(
      readRequiredExports(siteDir, WORKING_COPY),
      readRequiredExports(siteDir, older),
    );
  }

  /**
   * The members of a minor, which are kept: packages are loaded and read once.
   * @param packages returns the folder `node_modules` that holds them
   */
  private async read(
    release: MinorRelease,
    packages: () => string | Promise<string>,
  ): Promise<MinorStep> {
    const file = path.join(this.cache, `${release.minor}.json`);
    const key = hashOf([release, this.wanted, this.required]);
    const kept = readKept(file, key);
    const list = kept ?? this.readPackages(release, await packages());
    if (!kept) writeAtomically(file, JSON.stringify({ key, list }));
    return { minor: release.minor, packages: Object.keys(release.versions), list };
  }

  private readPackages(release: MinorRelease, packagesDir: string): MemberList {
    const cache = path.join(this.cache, `entries-${release.minor}`);
    const list = readMembers({
      packagesDir,
      families: familiesIn(release),
      required: this.required,
      mayLack: true,
      host: this.host,
      wanted: this.wanted,
      cache,
    });
    rmSync(cache, { recursive: true });
    return list;
  }

  /** A minor, from the registry. */
  async minor(release: MinorRelease, { fetchRelease }: Registry): Promise<MinorStep> {
    const folder = path.join(this.cache, release.minor);
    const step = await this.read(release, () => fetchRelease(release.versions, folder));
    rmSync(folder, { recursive: true, force: true });
    return step;
  }

  /** The installed packages, which may be later patches than the first releases of their minors. */
  async installed(): Promise<MinorStep[]> {
    const versions = DOCUMENTED_VERSIONS;
    const packagesDir = packagesDirOf(this.siteDir);
    const { list } = await this.read({ minor: 'installed', versions }, () => packagesDir);
    const minors = [...new Set(Object.values(versions).map(minorOf))];
    return minors.map((minor) => ({
      minor,
      packages: Object.keys(versions).filter((name) => minorOf(versions[name] ?? '') === minor),
      list,
    }));
  }
}

async function releasesOf(
  ranges: Readonly<Record<string, MinorRange>>,
  registry: Registry,
): Promise<MinorRelease[]> {
  const families = apiFamiliesOf(WORKING_COPY);
  const releases = await registry.readReleases(families.flatMap(namesOf));
  const listed = families.flatMap((family) => {
    const range = ranges[family.id];
    return range ? [{ packages: namesOf(family), range }] : [];
  });
  return minorReleases(listed, releases);
}

/**
 * Finds the minors of all changes between the version before `docs/` and the installed packages, and
 * writes them to `versions/minors.json`.
 * @param siteDir root of the project
 * @param to the members of the installed packages
 * @param onStep is told each minor that was read
 * @returns the list
 * @throws if the registry does not answer, or the older version has no list of members
 */
export async function listMinors(
  siteDir: string,
  to: MemberList,
  registry: Registry,
  onStep: (minor: string) => void,
): Promise<MinorsList> {
  const older = olderVersion();
  const ranges = rangesAfter(older);
  const from = readList(siteDir, older);
  const reader = new StepReader(siteDir, older, wantedMembers(from, to));
  const steps: MinorStep[] = [];
  for (const release of await releasesOf(ranges, registry)) {
    steps.push(await reader.minor(release, registry));
    onStep(release.minor);
  }
  steps.push(...(await reader.installed()));
  const list = mergeMinors(readMinors(siteDir), findMinors(from, to, steps), ranges);
  writeAtomically(minorsFile(siteDir), formatMinors(list));
  return list;
}
