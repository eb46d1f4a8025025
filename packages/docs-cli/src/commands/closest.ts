import { distance } from 'fastest-levenshtein';

/** Names with more changes are other names: a third of their letters. */
function isNear(name: string, changes: number): boolean {
  return changes <= Math.max(1, Math.floor(name.length / 3));
}

/**
 * Names that users may have meant: those with few other letters, else those that contain it.
 * @returns at most three, the closest first
 */
export function closestNames(name: string, names: Iterable<string>): string[] {
  const wanted = name.toLowerCase();
  const unique = [...new Set(names)];
  const near = unique
    .map((each) => ({ name: each, changes: distance(each.toLowerCase(), wanted) }))
    .filter(({ changes }) => isNear(wanted, changes))
    .sort((a, b) => a.changes - b.changes)
    .map((each) => each.name);
  if (near.length > 0 || wanted.length < 3) return near.slice(0, 3);
  return unique
    .filter((each) => each.toLowerCase().includes(wanted))
    .sort((a, b) => a.length - b.length)
    .slice(0, 3);
}
