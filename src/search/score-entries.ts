import {
  sectionId,
  type MemberEntry,
  type PageEntry,
  type SearchEntry,
  type SectionEntry,
} from '@site/model/search-index';
import { listedWords, wordsOf } from '@site/model/search';
import { matchName, type AskedName, type NameMatch } from './asked-name';
import { atOwner, findOwner } from './places';
import { isStopWord, similarity, type Token } from './words';

export type Scored<Entry extends SearchEntry = SearchEntry> = Entry & {
  /** 1 where every word of the query is a word of the name, and the other way round. */
  score: number;
  /** How its name is the query. */
  match?: NameMatch;
  /** Share of the query that is the subject of the page: a whole title or keyword. */
  subject: number;
  /** Share of the query that the name and the words around it answer. */
  coverage: number;
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

/** Words of its name; of a section also those of its id, which is another name for it. */
function ownWords(entry: SearchEntry): string[] {
  const id = entry.kind === 'section' ? listedWords(sectionId(entry)) : [];
  return [...listedWords(entry.name), ...id];
}

function best(token: Token, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => similarity(token, word)));
}

/** Returns how much of the query an entry matches, by weight; keywords count as well as names. */
function coverageOf(entry: SearchEntry, tokens: readonly Token[]) {
  const own = ownWords(entry);
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
    if (inName > 0 && !token.isFilling) named += 1;
    if (like === 0 && !token.isFilling) all = false;
  }
  return { coverage: total === 0 ? 0 : answered / total, named, all };
}

/** Returns how much of the name is in the query. */
function shareOf(entry: SearchEntry, tokens: readonly Token[]): number {
  const words = wordsOf(entry.name).filter((word) => !isStopWord(word));
  const asked = words.filter((word) => tokens.some((token) => similarity(token, word) > 0));
  return words.length === 0 ? 0 : Math.max(asked.length, 1) / words.length;
}

/** Similarity of words with the same stem. */
const SAME = 0.9;

/** Returns how much of the query is a title, a label or a keyword of a page, each taken whole. */
function subjectOf(entry: SearchEntry, tokens: readonly Token[]): number {
  if (entry.kind !== 'page' || entry.pageKind !== 'page') return 0;
  const family = wordsOf(entry.family ?? '');
  // In "disable animation charts" the family only says where.
  const telling = tokens.filter((token) => best(token, family) < SAME);
  const all = telling.reduce((sum, { weight }) => sum + weight, 0);
  if (all === 0) return 0;
  const shares = [entry.name, ...contextOf(entry).split('; ')].map((phrase) => {
    const words = wordsOf(phrase).filter((word) => !isStopWord(word));
    const isSame = (token: Token, word: string) => similarity(token, word) >= SAME;
    const joined = words.join('');
    const whole = tokens.filter((token) => isSame(token, joined));
    const isWhole = words.every((word) => tokens.some((token) => isSame(token, word)));
    const asked = isWhole
      ? tokens.filter((token) => words.some((word) => isSame(token, word)))
      : whole;
    const share = asked.reduce((sum, { weight }) => sum + weight, 0) / all;
    return words.length === 0 ? 0 : Math.min(1, share);
  });
  return Math.max(...shares);
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
  if (isMember(entry) && !match && (!all || entry.removedIn)) return undefined;
  const isOld = entry.kind === 'page' && entry.deprecated;
  const score = coverage ** 2 * (0.6 + 0.4 * shareOf(entry, tokens)) * (isOld ? OLD : 1);
  return { ...meantPlace(entry, asked), score, match, coverage, subject: subjectOf(entry, tokens) };
}

export interface ScoredEntries {
  asked: AskedName;
  tokens: readonly Token[];
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
    tokens,
    pages: scored.filter((entry) => entry.kind === 'page'),
    sections: scored.filter((entry) => entry.kind === 'section'),
    members: scored.filter(isMember) as Scored<MemberEntry>[],
  };
}
