/** The minor of a version of the library: `7.4` of 7.4.2 and of 7.4.0-beta.1. */
export function minorOf(version: string): string {
  return version.split('.', 2).join('.');
}

/** The order of minors, the oldest first. */
export function compareMinors(one: string, other: string): number {
  const [major = 0, minor = 0] = one.split('.').map(Number);
  const [otherMajor = 0, otherMinor = 0] = other.split('.').map(Number);
  return major - otherMajor || minor - otherMinor;
}

/** The minors that are newer than one minor, and not newer than another one. */
export interface MinorRange {
  after: string;
  until: string;
}

/** Checks that a minor is in a range. */
export function isInRange(minor: string, { after, until }: MinorRange): boolean {
  return compareMinors(minor, after) > 0 && compareMinors(minor, until) <= 0;
}
