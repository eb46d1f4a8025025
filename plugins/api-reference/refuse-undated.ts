import type { KnownVersion } from '../../model/member-history/changes';
import { compareFamily } from '../../model/member-history/compare';
import { dateChanges, undatedChanges } from '../../model/member-history/date-changes';
import { minorsBetween, type MinorsList } from '../../model/member-history/minors';

/** An error names this many, as all of a family may be missing. */
const NAMED = 8;

function undatedIn(family: string, from: KnownVersion, to: KnownVersion, minors: MinorsList) {
  const range = minorsBetween(family, from.version, to.version);
  // A family that the older version lacks came as a whole.
  if (!range) return [];
  const changes = compareFamily(from.list, to.list, family);
  return undatedChanges(dateChanges(changes, { family, minors, range })).map(
    (name) => `${family} ${name}`,
  );
}

/**
 * Checks that the minor of each change between the last two versions is known.
 * @param known versions with known members, the oldest first
 * @throws naming what was added, deprecated or removed in an unknown minor
 */
export function refuseUndated(known: readonly KnownVersion[], minors: MinorsList): void {
  const [from, to] = known.slice(-2);
  if (!from || !to) return;
  const names = Object.keys(to.list).flatMap((family) => undatedIn(family, from, to, minors));
  if (names.length === 0) return;
  const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : '';
  throw new Error(
    `versions/minors.json lacks the minor of ${names.slice(0, NAMED).join(', ')}${more}: run npm run list-minors`,
  );
}
