/**
 * Ranges of versions as package managers write them. A range becomes a list of intervals, and two
 * ranges can be compared: a package.json asks for one range, and a peer dependency for another.
 */
import { compareVersions, type VersionNumber } from './version-number';

/** Versions from `low` on, up to but without `high`; without `high` there is no end. */
interface Interval {
  low: VersionNumber;
  high?: VersionNumber;
}

export type VersionRange = readonly Interval[];

/** Longer ones do not occur in real packages. */
const LONGEST = 300;

const PART = '(?:\\d{1,9}|[xX*])';
const PARTIAL = new RegExp(
  `^(\\^|~>?|>=|<=|>|<|=)?v?(${PART})(?:\\.(${PART}))?(?:\\.(${PART})(?:-([\\w.-]+))?(?:\\+[\\w.-]+)?)?$`,
);
const HYPHEN = /^(\S+) - (\S+)$/;

function at(major: number, minor = 0, patch = 0, prerelease: string[] = []): VersionNumber {
  return { major, minor, patch, prerelease };
}

/** The lowest of all versions of a number: prereleases of the next major are not in `^7`. */
function before(major: number, minor = 0, patch = 0): VersionNumber {
  return at(major, minor, patch, ['0']);
}

/** A version of which parts may be missing: `7`, `7.x`, `7.0.0`. */
interface PartialVersion {
  operator: string;
  major?: number;
  minor?: number;
  patch?: number;
  prerelease: string[];
}

function numberOf(part: string | undefined): number | undefined {
  return part === undefined || /^[xX*]$/.test(part) ? undefined : Number(part);
}

function parsePartial(text: string): PartialVersion | undefined {
  const match = PARTIAL.exec(text);
  if (!match) return undefined;
  const [, operator = '', major, minor, patch, prerelease] = match;
  const [first, second] = [numberOf(major), numberOf(minor)];
  return {
    operator: operator === '~>' ? '~' : operator,
    major: first,
    minor: first === undefined ? undefined : second,
    patch: second === undefined ? undefined : numberOf(patch),
    prerelease: prerelease?.split('.') ?? [],
  };
}

function lowOf({ major = 0, minor, patch, prerelease }: PartialVersion): VersionNumber {
  return at(major, minor, patch, prerelease);
}

/** The first version after those that a partial one stands for: 8 after `7`, 7.3 after `7.2`. */
function after({ major, minor, patch, prerelease }: PartialVersion): VersionNumber | undefined {
  if (major === undefined) return undefined;
  if (minor === undefined) return before(major + 1);
  if (patch === undefined) return before(major, minor + 1);
  // Nothing is between a version and the lowest identifier that follows it.
  return prerelease.length > 0
    ? at(major, minor, patch, [...prerelease, '0'])
    : before(major, minor, patch + 1);
}

function caretEnd(partial: PartialVersion): VersionNumber | undefined {
  const { major, minor, patch } = partial;
  if (major === undefined) return undefined;
  if (major > 0 || minor === undefined) return before(major + 1);
  if (minor > 0 || patch === undefined) return before(0, minor + 1);
  return before(0, 0, patch + 1);
}

function tildeEnd(partial: PartialVersion): VersionNumber | undefined {
  const { major, minor } = partial;
  if (major === undefined) return undefined;
  return minor === undefined ? before(major + 1) : before(major, minor + 1);
}

function intervalOf(partial: PartialVersion): Interval {
  const low = lowOf(partial);
  const end = after(partial);
  switch (partial.operator) {
    case '^':
      return { low, high: caretEnd(partial) };
    case '~':
      return { low, high: tildeEnd(partial) };
    case '>=':
      return { low };
    case '>':
      return { low: end ?? low };
    case '<':
      return { low: at(0), high: low };
    case '<=':
      return { low: at(0), high: end };
    default:
      return { low, high: end };
  }
}

function newer(one: VersionNumber, other: VersionNumber): VersionNumber {
  return compareVersions(one, other) >= 0 ? one : other;
}

/** The versions of both; undefined if there are none. */
function overlap(one: Interval, other: Interval): Interval | undefined {
  const low = newer(one.low, other.low);
  const ends = [one.high, other.high].filter((end) => end !== undefined);
  const [high] = ends.sort(compareVersions);
  if (high && compareVersions(low, high) >= 0) return undefined;
  return { low, high };
}

function withoutSpaces(text: string): string {
  return text.replace(/(\^|~>?|[<>]=?|=)\s+/g, '$1').trim();
}

/** One alternative of a range, such as `>=7.0.0 <7.5.0`. */
function parseAlternative(text: string): Interval | 'none' | undefined {
  const [, from, to] = HYPHEN.exec(text) ?? [];
  const written = from && to ? [`>=${from}`, `<=${to}`] : withoutSpaces(text).split(/\s+/);
  let found: Interval = { low: at(0) };
  for (const each of written.filter(Boolean)) {
    const partial = parsePartial(each);
    if (!partial) return undefined;
    const both = overlap(found, intervalOf(partial));
    if (!both) return 'none';
    found = both;
  }
  return found;
}

/** Reads a range such as `^7.2.0 || 8.x`; undefined for tags, addresses and other text. */
export function parseRange(text: string): VersionRange | undefined {
  if (text.length > LONGEST) return undefined;
  const intervals: Interval[] = [];
  for (const alternative of text.trim().split(/\s*\|\|\s*/)) {
    const interval = parseAlternative(alternative);
    if (!interval) return undefined;
    if (interval !== 'none') intervals.push(interval);
  }
  return intervals.length > 0 ? intervals : undefined;
}

/** Checks for versions that are in both ranges. */
export function rangesMeet(one: VersionRange, other: VersionRange): boolean {
  return one.some((interval) => other.some((each) => overlap(interval, each) !== undefined));
}

/** Checks for an exact version in a range. */
export function isInRange(version: VersionNumber, range: VersionRange): boolean {
  return range.some(
    ({ low, high }) =>
      compareVersions(low, version) <= 0 && (!high || compareVersions(version, high) < 0),
  );
}

/** The lowest version of the newest part of a range: 8.0.0 of `^7.2.0 || ^8.0.0`. */
export function lowestOf(range: VersionRange): VersionNumber | undefined {
  return range
    .map(({ low }) => low)
    .sort(compareVersions)
    .at(-1);
}
