import { wordsOf } from '@site/model/search';

/** Words of questions that results do not need to contain. */
const STOP_WORDS = new Set(
  (
    'a an and any are as at be but by can do does for from has have how i if in instead into is it make my need not of on or set should ' +
    'that the then this to unstable use using via want was what when where which while why will with you your ' +
    'com como da das de do dos e em na no o os para por um uma'
  ).split(' '),
);

/** The rest of a query is ignored: a long text that is pasted would need most of the index. */
const MOST_WORDS = 12;
const MOST_CHARACTERS = 200;

/** Returns the beginning of a query that is searched for. */
export function withinLimits(query: string): string {
  const words = query.trim().slice(0, MOST_CHARACTERS).split(/\s+/);
  return words.slice(0, MOST_WORDS).join(' ');
}

/** Returns whether results do not need to contain a word. */
export function isStopWord(word: string): boolean {
  return STOP_WORDS.has(word);
}

/** A word without its ending: "stacked" and "stacks" have the same, "paste" and "past" have not. */
export function stemOf(word: string): string {
  const singular = word.length > 3 ? word.replace(/(?<!s)s$/, '') : word;
  const stem = singular.replace(/(?<=.{4})(?:ion|ing|ed)$/, '').replace(/(?<=.{5})e$/, '');
  return stem === singular ? stem : stem.replace(/([bdgmnprt])\1$/, '$1');
}

/** A word of a query. */
export interface Token {
  word: string;
  stem: string;
  /** Importance of the word in the query. */
  weight: number;
  /** Results do not need to contain it. */
  isFilling: boolean;
  /** As it was typed, if it is corrected: texts may have that word too. */
  typed?: Token;
}

/** The words of a query; each once. */
export function tokensOf(query: string): Token[] {
  const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS);
  return words.map((word) => {
    const isFilling = STOP_WORDS.has(word) && words.length > 1;
    return { word, stem: stemOf(word), weight: isFilling ? 0.15 : 1, isFilling };
  });
}

/** The words of a query that are looked up in the list of names, each once, without stop words. */
export function lookedUpWords(query: string): string[] {
  const words = wordsOf(withinLimits(query)).filter((word) => !isStopWord(word));
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/** Returns a query without stop words, unless it has only these. */
export function withoutStopWords(query: string): string {
  const words = query.trim().split(/\s+/);
  const telling = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Returns how well a word matches one of the query: 1 if they are the same, 0 if unrelated. */
export function similarity({ word, stem, typed }: Token, candidate: string): number {
  if (typed && candidate === typed.word) return 1;
  if (candidate === word) return 1;
  if (stem.length > 2 && stemOf(candidate) === stem) return 0.92;
  if (candidate.startsWith(word)) return 0.5 + 0.4 * (word.length / candidate.length);
  return 0;
}

/**
 * Returns whether a word, or its beginning, is within one edit of what was typed: one letter more,
 * less or different, or two neighbors swapped. Short words are never taken for a typo.
 */
export function isNear(typed: string, word: string): boolean {
  if (typed.length < 4 || word.length < typed.length - 1) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at += 1;
  const swapped = (typed[at + 1] ?? '') + (typed[at] ?? '') + typed.slice(at + 2);
  const rests = [
    [typed.slice(at + 1), word.slice(at)],
    [typed.slice(at), word.slice(at + 1)],
    [typed.slice(at + 1), word.slice(at + 1)],
    [swapped, word.slice(at)],
  ] as const;
  return rests.some(([rest, of]) => of.startsWith(rest));
}
