import { distance } from 'fastest-levenshtein';
import { type CodeMember, type CodePage, membersOf } from './reference';

/** Two names differ too much to be the same one misspelt. */
function limitOf(name: string): number {
  return name.length < 5 ? 1 : Math.min(3, Math.floor(name.length / 4));
}

/** The name that was probably meant, if one is near enough. */
export function closestName(name: string, known: Iterable<string>): string | undefined {
  let best: { name: string; off: number } | undefined;
  for (const each of known) {
    const off = distance(name.toLowerCase(), each.toLowerCase());
    if (off <= limitOf(name) && (!best || off < best.off)) best = { name: each, off };
  }
  return best?.name;
}

/** The member that replaces a name, or that was probably meant by it. */
export function closestMember(
  page: CodePage,
  kind: CodeMember['kind'],
  name: string,
): string | undefined {
  const removed = page.removed.find((each) => each.kind === kind && each.name === name);
  return removed?.replacement ?? closestName(name, membersOf(page, kind).keys());
}
