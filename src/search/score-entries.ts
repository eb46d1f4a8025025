import type { MemberEntry, PageEntry, SearchEntry, SectionEntry } from '@site/model/search-index';
import { listedWords, wordsOf } from '@site/model/search';
import { matchName, type AskedName, type NameMatch } from './asked-name';
import { atOwner, findOwner } from './places';
import { isStopWord, similarity, type Token } from './words';

export type Scored<Entry extends SearchEntry = SearchEntry> = Entry & {
  /** 1 where every word of the query is a word of the name, and the other way round. */
  score: number;
  /** How its name is the query. */
  match?: NameMatch;
};

/** Words around a name that a query may have too: they count, but a name has one of its own. */
function contextOf(entry: SearchEntry): string {
  switch (entry.kind) {
    case 'page':
      return `${entry.label ?? ''}; ${entry.also ?? ''}`;
    case 'section':
      return entry.page;
    default:
      return entry.owner ?? '';
  }
}

function best(token: Token, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => similarity(token, word)));
}

/** Returns how much of the query an entry matches, by weight; keywords count as well as names. */
function coverageOf(entry: SearchEntry, tokens: readonly Token[]) {
  const own = listedWords(entry.name);
  const context = contextOf(entry).split('; ').flatMap(listedWords);
  const around = entry.kind === 'page' ? 1 : 0.85;
  // "filter tree view": identities of families are their names in one word.
  const family = wordsOf(entry.family ?? '');
  let [answered, total, named, all] = [0, 0, 0, true];
  for (const token of tokens) {
    const inName = best(token, own);
    const like = Math.max(inName, around * best(token, context), 0.7 * best(token, family));
    answered += like * token.weight;
    total += token.weight;
    if (inName > 0 && token.weight === 1) named += 1;
    if (like === 0 && token.weight === 1) all = false;
  }
  return { coverage: total === 0 ? 0 : answered / total, named, all };
}

/** Returns how much of the name is in the query. */
function shareOf(entry: SearchEntry, tokens: readonly Token[]): number {
  const words = wordsOf(entry.name).filter((word) => !isStopWord(word));
  const asked = words.filter((word) => tokens.some((token) => similarity(token, word) > 0));
  return words.length === 0 ? 0 : Math.max(asked.length, 1) / words.length;
}

/** Weight of a component that has a replacement, relative to that one. */
const OLD = 0.6;

function isMember(entry: SearchEntry): entry is MemberEntry {
  return entry.kind !== 'page' && entry.kind !== 'section';
}

/** Of a member that several owners have, the place at the one that was asked for. */
function meantPlace(entry: SearchEntry, { owner: asked }: AskedName): SearchEntry {
  const owner = asked && isMember(entry) ? findOwner(entry, asked) : undefined;
  return owner && isMember(entry) ? atOwner(entry, owner) : entry;
}

function scoreEntry(
  entry: SearchEntry,
  tokens: readonly Token[],
  asked: AskedName,
): Scored | undefined {
  const match = matchName(entry, asked);
  const { coverage, named, all } = coverageOf(entry, tokens);
  const byContext = entry.kind === 'page';
  if (coverage === 0 || (named === 0 && !byContext)) return undefined;
  if (isMember(entry) && !all && !match) return undefined;
  const isOld = entry.kind === 'page' && entry.deprecated;
  const score = coverage ** 2 * (0.6 + 0.4 * shareOf(entry, tokens)) * (isOld ? OLD : 1);
  return { ...meantPlace(entry, asked), score, match };
}

export interface ScoredEntries {
  asked: AskedName;
  pages: Scored<PageEntry>[];
  sections: Scored<SectionEntry>[];
  members: Scored<MemberEntry>[];
}

/**
 * Entries by how well they answer the query, best first.
 * @param asked the query as a name
 */
export function scoreEntries(
  entries: readonly SearchEntry[],
  tokens: readonly Token[],
  asked: AskedName,
): ScoredEntries {
  const scored = entries
    .flatMap((entry) => scoreEntry(entry, tokens, asked) ?? [])
    .sort((a, b) => b.score - a.score);
  return {
    asked,
    pages: scored.filter((entry) => entry.kind === 'page'),
    sections: scored.filter((entry) => entry.kind === 'section'),
    members: scored.filter(isMember) as Scored<MemberEntry>[],
  };
}
