import { distance } from 'fastest-levenshtein';

/** Names with more changes are other names: a third of their letters. */
function isNear(name: string, changes: number): boolean {
  return changes <= Math.max(1, Math.floor(name.length / 3));
}

/** The words of a name in camel case, or of a title. */
function wordsOf(name: string): string[] {
  return (name.match(/[A-Z]?[a-z0-9]+/g) ?? []).map((word) => word.toLowerCase());
}

/** Names and titles that share at least two words with another, those with the most first. */
export function relatedNames(name: string, names: readonly string[]): string[] {
  const wanted = wordsOf(name);
  return names
    .map((each) => ({ each, words: wordsOf(each) }))
    .map(({ each, words }) => ({
      each,
      shared: wanted.filter((word) => words.includes(word)).length,
      others: words.length,
    }))
    .filter(({ shared }) => shared > 1)
    .sort((a, b) => b.shared - a.shared || a.others - b.others)
    .map(({ each }) => each);
}

/**
 * Names that users may have meant: those with few other letters, else those that contain it, else
 * those with the same words.
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
  const longer = unique
    .filter((each) => each.toLowerCase().includes(wanted))
    .sort((a, b) => a.length - b.length);
  return (longer.length > 0 ? longer : relatedNames(name, unique)).slice(0, 3);
}
