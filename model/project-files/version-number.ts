/** A version of a package in parts, as semver.org defines it. */
export interface VersionNumber {
  major: number;
  minor: number;
  patch: number;
  /** Identifiers after the hyphen: `beta` and `1` in `7.0.0-beta.1`. */
  prerelease: readonly string[];
}

const FORM = /^v?(\d{1,9})\.(\d{1,9})\.(\d{1,9})(?:-([\w.-]{1,80}))?(?:\+[\w.-]{1,80})?$/;

/** Reads an exact version; undefined for anything else. */
export function parseVersion(text: string): VersionNumber | undefined {
  const [, major, minor, patch, prerelease] = FORM.exec(text.trim()) ?? [];
  if (major === undefined) return undefined;
  return {
    major: Number(major),
    minor: Number(minor),
    patch: Number(patch),
    prerelease: prerelease?.split('.') ?? [],
  };
}

/** Writes a version without its build metadata. */
export function formatVersion({ major, minor, patch, prerelease }: VersionNumber): string {
  const number = `${major}.${minor}.${patch}`;
  return prerelease.length > 0 ? `${number}-${prerelease.join('.')}` : number;
}

function compareIdentifiers(one: string, other: string): number {
  const [isNumber, isOtherNumber] = [one, other].map((text) => /^\d+$/.test(text));
  if (isNumber && isOtherNumber) return Number(one) - Number(other);
  if (isNumber !== isOtherNumber) return isNumber ? -1 : 1;
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

function comparePrereleases(one: readonly string[], other: readonly string[]): number {
  if (one.length === 0 || other.length === 0) return other.length - one.length;
  for (const [index, identifier] of one.entries()) {
    const compared = other[index];
    // The longer one of two that begin alike is the newer one.
    if (compared === undefined) return 1;
    const order = compareIdentifiers(identifier, compared);
    if (order !== 0) return order;
  }
  return one.length - other.length;
}

/** Orders versions from the oldest to the newest. */
export function compareVersions(one: VersionNumber, other: VersionNumber): number {
  return (
    one.major - other.major ||
    one.minor - other.minor ||
    one.patch - other.patch ||
    comparePrereleases(one.prerelease, other.prerelease)
  );
}
