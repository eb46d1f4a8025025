import type { Plan } from '@site/model/plans';
import { hasHan, joinHan, wordsOf } from '@site/model/search';
import type { PageKind } from '@site/model/search-index';
import { findCandidates, type Candidate } from './candidates';
import { startPagefind, type PagefindPage } from './pagefind';
import { sectionsOf, type TextSection } from './text-sections';
import type { SearchFilters } from './types';
import type { Token } from './words';

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
  /** Words that it has as they were typed, although they were corrected. */
  typed: string[];
  sections: (TextSection & { href: string })[];
}

function hasAddress(section: TextSection): section is TextSection & { href: string } {
  return section.href !== undefined;
}

function typedIn(
  { content }: PagefindPage,
  locations: readonly number[],
  tokens: readonly Token[],
): string[] {
  const corrected = tokens.flatMap(({ typed }) => typed?.word ?? []);
  if (corrected.length === 0) return [];
  const words = content.split(/\s+/);
  const found = new Set(locations.flatMap((at) => wordsOf(words[at] ?? '')));
  return corrected.filter((word) => found.has(word));
}

async function textPage(
  { score, locations, data }: Candidate,
  top: number,
  tokens: readonly Token[],
): Promise<TextPage> {
  const page = await data();
  const { family, kind, plan, language } = page.filters;
  const sections = sectionsOf(page, locations, tokens);
  return {
    href: page.url,
    title: joinHan(page.meta.title ?? ''),
    score: Math.min(1, score / top),
    coverage: Math.max(0, ...sections.map(({ coverage }) => coverage)),
    family: family?.[0],
    plan: plan?.[0] as TextPage['plan'],
    kind: (kind?.[0] ?? 'page') as PageKind,
    language: language?.[0] ?? 'en',
    excerpt: sections.find(({ href }) => href === undefined)?.excerpt ?? '',
    typed: typedIn(page, locations, tokens),
    sections: sections.filter(hasAddress),
  };
}

/** Two letters may be a name, such as `sx`, but are in half of all pages. */
function isLongEnough(query: string): boolean {
  return query.trim().length > 2 || hasHan(query);
}

/** A query for texts. */
export interface TextQuery {
  /** Words, those of names apart. */
  text: string;
  /** Names of several words, as they are written. */
  names: readonly string[];
  tokens: readonly Token[];
}

/** Text that matches, found by Pagefind. */
export interface TextSearch {
  /** @param count of pages, each of which costs its fragment, that is its text */
  find(
    query: TextQuery,
    filters: SearchFilters,
    count: number,
  ): Promise<{ pages: TextPage[]; total: number }>;
}

/** Returns the filters for Pagefind. Without any, Pagefind does not load its data for filters. */
function filtersOf({ family, language, kind }: SearchFilters): Record<string, string> {
  const given = Object.entries({ family, language, kind: kind === 'api' ? undefined : kind });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Starts Pagefind on an index; the parameters are those of `startPagefind`. */
export async function startText(...engine: Parameters<typeof startPagefind>): Promise<TextSearch> {
  const pagefind = await startPagefind(...engine);
  return {
    async find({ text, names, tokens }, filters, count) {
      if (!isLongEnough(text)) return { pages: [], total: 0 };
      const found = await findCandidates(pagefind, text, names, filtersOf(filters));
      const top = found[0]?.score || 1;
      const pages = found.slice(0, count).map((candidate) => textPage(candidate, top, tokens));
      const answering = (await Promise.all(pages)).filter(({ coverage }) => coverage > 0);
      return { pages: answering, total: found.length - pages.length + answering.length };
    },
  };
}
