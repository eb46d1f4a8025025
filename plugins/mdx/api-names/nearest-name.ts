import { distance } from 'fastest-levenshtein';

/** Checks that two names of equal length differ only by a swap of two neighbors. */
function isSwap(from: string, to: string): boolean {
  const at = [...from].findIndex((letter, index) => letter !== to[index]);
  return (
    from.slice(at, at + 2) === `${to[at + 1]}${to[at]}` && from.slice(at + 2) === to.slice(at + 2)
  );
}

/**
 * Counts the edits that lead from one name to another: a letter too many, too few or another one.
 * Two swapped neighbors count as one edit, as they are one slip of the fingers.
 */
export function countEdits(from: string, to: string): number {
  const edits = distance(from, to);
  return edits === 2 && from.length === to.length && isSwap(from, to) ? 1 : edits;
}

/** Finds the nearest of many names, and the first of equally near ones. */
export function createNearest(names: Iterable<string>) {
  const candidates = [...names];
  return (wanted: string, limit: number): string | undefined => {
    let nearest: string | undefined;
    let least = limit + 1;
    for (const name of candidates) {
      // Names whose lengths differ by more than the limit cannot be within it.
      if (Math.abs(name.length - wanted.length) >= least) continue;
      const edits = countEdits(wanted, name);
      if (edits >= least) continue;
      least = edits;
      nearest = name;
    }
    return nearest;
  };
}
