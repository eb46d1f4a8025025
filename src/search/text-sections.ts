import { joinHan, lettersOf, listedWords, wordsOf } from '@site/model/search';
import type { PagefindAnchor, PagefindPage } from './pagefind';
import { similarity, type Token } from './words';

export interface TextSection {
  /** Undefined for the text before the first heading. */
  href?: string;
  title: string;
  excerpt: string;
  score: number;
  /** Share of the query that it matches together with the title of its page, by weight. */
  coverage: number;
}

/** The text below a heading. */
interface Part {
  heading?: PagefindAnchor;
  start: number;
  end: number;
  /** Words of it that match, by their numbers. */
  locations: number[];
}

/** Weights of words that match, by where they are; of a heading once more, to find the best section. */
const WEIGHTS = { heading: 1, ofHeading: 0.5, title: 0.9, keywords: 0.85, text: 0.8, family: 0.6 };

/** Words of an excerpt. */
const EXCERPT = 30;

/** Headings that most pages have. They do not help to find one of them. */
const EVERYWHERE = new Set(['api']);

function partsOf({ anchors }: PagefindPage, count: number, locations: readonly number[]): Part[] {
  const headings = anchors
    .filter(({ element }) => /^h[2-6]$/.test(element))
    .sort((a, b) => a.location - b.location);
  const starts: (PagefindAnchor | undefined)[] = [undefined, ...headings];
  return starts
    .map((heading, index) => {
      const start = heading?.location ?? 0;
      const end = headings[index]?.location ?? count;
      return { heading, start, end, locations: locations.filter((at) => at >= start && at < end) };
    })
    .filter(({ heading }) => !heading || !EVERYWHERE.has(heading.id));
}

function best(token: Token, words: readonly string[]): number {
  return Math.max(0, ...words.map((word) => similarity(token, word)));
}

/** Words around the sections of a page, with what one of them is worth. */
type Context = readonly (readonly [weight: number, words: readonly string[]])[];

function contextOf({ meta, filters }: PagefindPage): Context {
  return [
    [WEIGHTS.title, listedWords(meta.title ?? '')],
    [WEIGHTS.keywords, (meta.keywords ?? '').split('; ').flatMap(listedWords)],
    [WEIGHTS.family, (filters.family ?? []).flatMap(wordsOf)],
  ];
}

/** How well a part matches each word of the query. */
interface Likes {
  heading: number[];
  own: number[];
}

function likesOf(
  { heading, locations }: Part,
  words: readonly string[],
  tokens: readonly Token[],
): Likes {
  const title = wordsOf(heading?.text ?? '');
  const found = locations.flatMap((at) => {
    const word = words[at] ?? '';
    return [...wordsOf(word), lettersOf(word)];
  });
  const inHeading = tokens.map((token) => WEIGHTS.heading * best(token, title));
  return {
    heading: inHeading,
    own: tokens.map((token, index) =>
      Math.max(inHeading[index] ?? 0, WEIGHTS.text * best(token, found)),
    ),
  };
}

function share(values: readonly number[], weights: readonly number[]): number {
  const all = weights.reduce((sum, weight) => sum + weight, 0) || 1;
  return values.reduce((sum, value, index) => sum + value * (weights[index] ?? 0), 0) / all;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** The part of a text that has the most words that match, with marks around these. */
function excerptOf(part: Part, words: readonly string[]): string {
  const heading = part.heading?.text.trim().split(/\s+/).length ?? 0;
  const start = part.start + heading;
  const inText = part.locations.filter((at) => at >= start);
  const countFrom = (from: number) =>
    inText.filter((at) => at >= from && at < from + EXCERPT).length;
  const from = inText.reduce(
    (most, at) => (countFrom(at) > countFrom(most) ? at : most),
    inText[0] ?? start,
  );
  // Some words before the first one that matches.
  const begin = Math.max(start, Math.min(from - 4, part.end - EXCERPT));
  const marked = new Set(inText);
  const shown = words.slice(begin, Math.min(begin + EXCERPT, part.end)).map((word, index) => {
    const safe = escaped(word);
    return marked.has(begin + index) ? `<mark>${safe}</mark>` : safe;
  });
  return joinHan(shown.join(' '));
}

/**
 * The sections of a page that match, best first.
 * @param locations words of the page that match, by their numbers
 */
export function sectionsOf(
  page: PagefindPage,
  locations: readonly number[],
  tokens: readonly Token[],
): TextSection[] {
  const words = page.content.split(/\s+/);
  const context = contextOf(page);
  const around = tokens.map((token) =>
    Math.max(0, ...context.map(([weight, near]) => weight * best(token, near))),
  );
  const parts = partsOf(page, words.length, locations).filter(
    ({ heading, locations: own }) => own.length > 0 || !heading,
  );
  const likes = parts.map((part) => likesOf(part, words, tokens));
  const weights = tokens.map(({ weight }) => weight);
  // A word that most sections of the page have does not tell them apart.
  const telling = tokens.map(({ weight }, index) => {
    const count = likes.filter(({ own }) => (own[index] ?? 0) > 0).length;
    return weight * Math.log1p(parts.length / (1 + count));
  });
  return parts
    .map((part, index) => {
      const { heading = [], own = [] } = likes[index] ?? {};
      const both = own.map((like, at) => Math.max(like, around[at] ?? 0));
      const often = Math.log1p(part.locations.length) / 20;
      return {
        href: part.heading && `${page.url}#${part.heading.id}`,
        title: joinHan(part.heading?.text.trim() ?? ''),
        excerpt: excerptOf(part, words),
        coverage: share(both, weights),
        score: share(own, telling) + WEIGHTS.ofHeading * share(heading, telling) + often,
      };
    })
    .sort((a, b) => b.score - a.score);
}
