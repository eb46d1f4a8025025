import type { Plan } from '@site/model/plans';
import { hasHan, joinHan, partHan, wordsOf } from '@site/model/search';
import type { PageKind } from '@site/model/search-index';
import type { SearchFilters } from './types';
import { similarity, withoutStopWords, type Token } from './words';

/** Fields of Pagefind's results that are used. */
interface PagefindSection {
  title: string;
  url: string;
  excerpt: string;
  locations: number[];
}

interface PagefindPage {
  url: string;
  content: string;
  excerpt: string;
  meta: Record<string, string | undefined>;
  filters: Record<string, string[] | undefined>;
  sub_results: PagefindSection[];
}

interface PagefindResult {
  id: string;
  score: number;
  data(): Promise<PagefindPage>;
}

interface Pagefind {
  init(): Promise<void>;
  search(
    query: string,
    options: { filters: object },
  ): Promise<{ results: PagefindResult[] } | null>;
}

/** A page whose text matches. */
export interface TextPage {
  href: string;
  title: string;
  /** Among the pages found, 1 is the best. */
  score: number;
  /** Share of the query that a single section matches, by weight. */
  coverage: number;
  family?: string;
  plan?: Plan;
  kind: PageKind;
  language: string;
  excerpt: string;
  sections: TextSection[];
}

export interface TextSection {
  href: string;
  title: string;
  excerpt: string;
  score: number;
}

/**
 * Words of titles and keywords count, but a page that is about something says so in its text too;
 * and a long page that explains is worth more than Pagefind, which likes them short, makes of it.
 */
const RANKING = { metaWeights: { title: 3, keywords: 3 }, termFrequency: 0.5 };

/**
 * Returns how well each word of the query matches those words of the section that Pagefind found.
 */
function similarities(
  { locations }: PagefindSection,
  words: readonly string[],
  tokens: readonly Token[],
) {
  const found = locations.map((location) => wordsOf(words[location] ?? ''));
  return tokens.map((token) => Math.max(0, ...found.flat().map((word) => similarity(token, word))));
}

function scoreSection(
  section: PagefindSection,
  words: readonly string[],
  tokens: readonly Token[],
) {
  const title = wordsOf(section.title);
  const likes = similarities(section, words, tokens);
  const total = tokens.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const answered = tokens.reduce((sum, { weight }, index) => sum + weight * (likes[index] ?? 0), 0);
  const named = tokens.filter((token) => title.some((word) => similarity(token, word) > 0)).length;
  const often = Math.log1p(section.locations.length) / 20;
  return {
    coverage: answered / total,
    score: answered / total + 0.5 * (named / tokens.length) + often,
  };
}

/** Removes the heading of the section from the start of an excerpt, because it is shown above. */
function withoutHeading(excerpt: string, title: string): string {
  const parts = excerpt.match(/<\/?mark>|[^<]/g) ?? [];
  let left = title.length;
  const end = parts.findIndex((part) => {
    if (part.length === 1) left -= 1;
    return left < 0;
  });
  const plain = excerpt.replace(/<\/?mark>/g, '');
  if (end === -1 || !plain.startsWith(`${title}.`)) return excerpt;
  const rest = parts.slice(end + 1).join('');
  return rest.replace(/^<\/mark>/, '').trim();
}

/** Coverage of a page that has a word of the query only in its title. */
const MENTIONED = 0.1;

/**
 * Returns how much of the query a page matches: Pagefind shortens words until it finds something.
 */
function coverageOf(page: PagefindPage, tokens: readonly Token[]): number {
  const words = page.content.split(/\s+/);
  const parts = page.sub_results.map((part) => scoreSection(part, words, tokens).coverage);
  const title = wordsOf(page.meta.title ?? '');
  const named = tokens.some((token) => title.some((word) => similarity(token, word) > 0));
  return Math.max(named ? MENTIONED : 0, ...parts);
}

function sectionsOf(page: PagefindPage, tokens: readonly Token[]) {
  const words = page.content.split(/\s+/);
  return page.sub_results
    .filter(({ url }) => url.includes('#'))
    .map((section) => ({
      href: section.url,
      title: joinHan(section.title),
      excerpt: withoutHeading(joinHan(section.excerpt), joinHan(section.title)),
      ...scoreSection(section, words, tokens),
    }))
    .sort((a, b) => b.score - a.score);
}

function textPage(page: PagefindPage, score: number, tokens: readonly Token[]): TextPage {
  const { family, kind, plan, language } = page.filters;
  const sections = sectionsOf(page, tokens);
  return {
    href: page.url,
    title: joinHan(page.meta.title ?? ''),
    score,
    coverage: coverageOf(page, tokens),
    family: family?.[0],
    plan: plan?.[0] as TextPage['plan'],
    kind: (kind?.[0] ?? 'page') as PageKind,
    language: language?.[0] ?? 'en',
    excerpt: joinHan(page.excerpt),
    sections,
  };
}

/** Two letters may be a name, such as `sx`, but are in half of all pages. */
function isLongEnough(query: string): boolean {
  return query.trim().length > 2 || hasHan(query);
}

/** Text that matches, found by Pagefind. */
export interface TextSearch {
  /** @param count of pages, each of which costs its fragment, that is its text */
  find(
    query: string,
    tokens: readonly Token[],
    filters: SearchFilters,
    count: number,
  ): Promise<{ pages: TextPage[]; total: number }>;
}

/** Searches, and puts pages first in which Chinese words are adjacent as they are in the query. */
async function results(
  pagefind: Pagefind,
  query: string,
  filters: object,
): Promise<PagefindResult[]> {
  const loose = await pagefind.search(partHan(query), { filters });
  const exact = hasHan(query) ? await pagefind.search(`"${partHan(query)}"`, { filters }) : null;
  const first = exact?.results ?? [];
  const ids = new Set(first.map(({ id }) => id));
  return [...first, ...(loose?.results ?? []).filter(({ id }) => !ids.has(id))];
}

/** Returns the filters for Pagefind. Without any, Pagefind does not load its data for filters. */
function filtersOf({ family, language, kind }: SearchFilters): Record<string, string> {
  const given = Object.entries({ family, language, kind: kind === 'api' ? undefined : kind });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Pagefind's engine, which is a file beside the index and not part of the bundle. */
interface PagefindModule {
  createInstance(options: object): Pagefind;
}

/**
 * Starts Pagefind on an index.
 * @param engine address of the folder with its engine; ends with a slash, as the next one does
 * @param folder address of the index
 * @param attempt how often it failed: a browser keeps a module that it could not load by its address
 */
export async function startText(
  engine: string,
  folder: string,
  attempt: number,
): Promise<TextSearch> {
  const query = attempt > 0 ? `?retry=${attempt}` : '';
  const { createInstance } = (await import(
    /* webpackIgnore: true */ `${engine}pagefind.js${query}`
  )) as PagefindModule;
  const options = { basePath: folder, baseUrl: '/', noWorker: true, ranking: RANKING };
  const pagefind = createInstance(options);
  await pagefind.init();
  return {
    async find(query, tokens, filters, count) {
      if (!isLongEnough(query)) return { pages: [], total: 0 };
      const found = await results(pagefind, withoutStopWords(query), filtersOf(filters));
      const top = found[0]?.score || 1;
      const pages = found.slice(0, count).map(async (result) => {
        const data = await result.data();
        return textPage(data, Math.min(1, result.score / top), tokens);
      });
      const answering = (await Promise.all(pages)).filter(({ coverage }) => coverage > 0);
      return { pages: answering, total: found.length - pages.length + answering.length };
    },
  };
}
