import {
  compareMinors,
  isInRange,
  minorOf,
  type MinorRange,
} from '../../model/member-history/minor-number';

/** Released versions by npm package. */
export type Releases = Readonly<Record<string, readonly string[]>>;

/** Versions of packages by npm package. */
export type PackageVersions = Record<string, string>;

const STABLE = /^\d+\.\d+\.\d+$/;

function patchOf(version: string): number {
  return Number(version.split('.')[2]);
}

/** The stable releases of a package in a minor, the first one first. */
function releasesIn(minor: string, versions: readonly string[] = []): string[] {
  return versions
    .filter((version) => STABLE.test(version) && minorOf(version) === minor)
    .sort((one, other) => patchOf(one) - patchOf(other));
}

/**
 * The packages of a family in the first release of a minor. Packages of a family only fit together in
 * the same version, so it is the first version that all packages with a release of the minor have.
 * @returns nothing if the community package has no release of the minor
 */
function firstRelease(minor: string, packages: readonly string[], releases: Releases) {
  const found = packages.map((name) => ({ name, versions: releasesIn(minor, releases[name]) }));
  const own = found[0]?.versions ?? [];
  const released = found.filter(({ versions }) => versions.length > 0);
  const common = own.find((version) =>
    released.every(({ versions }) => versions.includes(version)),
  );
  const version = common ?? own[0];
  if (version === undefined) return {};
  const present = released.filter(({ versions }) => versions.includes(version));
  return Object.fromEntries(present.map(({ name }) => [name, version]));
}

/** A minor of the library, with the packages of all families that have a release of it. */
export interface MinorRelease {
  minor: string;
  versions: PackageVersions;
}

/**
 * The minors of the library in a range of each family, and the one before, the oldest first.
 * @param families their packages, the community package first, and the range of minors to list
 * @param releases all released versions of the packages
 */
export function minorReleases(
  families: readonly { packages: readonly string[]; range: MinorRange }[],
  releases: Releases,
): MinorRelease[] {
  const found = new Map<string, PackageVersions>();
  for (const { packages, range } of families) {
    const minors = new Set((releases[packages[0] ?? ''] ?? []).map(minorOf));
    for (const minor of [...minors].filter(
      (each) => each === range.after || isInRange(each, range),
    )) {
      const versions = { ...found.get(minor), ...firstRelease(minor, packages, releases) };
      if (Object.keys(versions).length > 0) found.set(minor, versions);
    }
  }
  return [...found]
    .map(([minor, versions]) => ({ minor, versions }))
    .sort((one, other) => compareMinors(one.minor, other.minor));
}
