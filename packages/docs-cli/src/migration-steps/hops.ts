import type { CodeReference } from '../check/reference';
import type { Guide } from './guide';

/** The way of one family from a documented version to the next. */
export interface Hop {
  family: string;
  from: CodeReference;
  to: CodeReference;
  /** The version that the project gets in the end. */
  target: CodeReference;
  /** Position of the version it leads to, from the oldest. */
  position: number;
}

/** The ways of all families that a guide describes. */
export interface GuidedHops {
  guide: Guide;
  hops: Hop[];
}

function majorOf(version: string | undefined): number {
  return Number.parseInt(version ?? '', 10);
}

/**
 * Lists the documented versions that a family passes on its way.
 * @param versions documented versions, the oldest first
 */
export function hopsOf(
  family: string,
  { from, to }: { from: CodeReference; to: CodeReference },
  versions: readonly CodeReference[],
): Hop[] {
  const passed = versions.slice(versions.indexOf(from), versions.indexOf(to) + 1);
  return passed.slice(1).map((next, index) => ({
    family,
    from: passed[index] ?? from,
    to: next,
    target: to,
    position: versions.indexOf(next),
  }));
}

const FAMILY_NAMES: Record<string, string> = { pickers: 'date-pickers' };

/** True if a guide is about a hop; its name contains the versions. */
function isAbout({ name }: Guide, { family, from, to }: Hop): boolean {
  const before = majorOf(from.libraries[family]);
  const after = to.libraries[family] ?? '';
  const [, of, major] = /^migration-([a-z-]+)-v(\d+)$/.exec(name) ?? [];
  if (of) {
    const isFamily = (FAMILY_NAMES[of] ?? of) === family;
    return isFamily && Number(major) === before && majorOf(after) === before + 1;
  }
  const [, same, minor] = /^migration-(\d+)-(\d+)$/.exec(name) ?? [];
  return same !== undefined && before === Number(same) && after.startsWith(`${same}.${minor}.`);
}

function firstPosition({ hops }: GuidedHops): number {
  return Math.min(...hops.map(({ position }) => position));
}

/** Puts the guides that apply together with the hops that they are about, the first hops first. */
export function guidedHops(all: readonly Guide[], hops: readonly Hop[]): GuidedHops[] {
  return all
    .map((guide) => ({ guide, hops: hops.filter((hop) => isAbout(guide, hop)) }))
    .filter((each) => each.hops.length > 0)
    .sort((a, b) => firstPosition(a) - firstPosition(b));
}
