import type { Plan } from '@site/model/plans';
import type { MemberKind, PageKind } from '@site/model/search-index';

export type { MemberKind, PageKind } from '@site/model/search-index';

/** What results are limited to; absent where everything counts. */
export interface SearchFilters {
  family?: string;
  kind?: PageKind;
  /** Pages written in this language alone. */
  language?: string;
}

/** Where the reader is: what is near to that comes first. */
export interface ReaderPlace {
  language: string;
  family?: string;
}

interface ResultBase {
  /** Address with the language's prefix. */
  href: string;
  title: string;
  family?: string;
  plan?: Plan;
}

/** A part of a page that matches. */
export interface SectionResult {
  href: string;
  title: string;
  /** HTML with `<mark>` around what matches; absent where the heading alone is known. */
  excerpt?: string;
}

export interface PageResult extends ResultBase {
  kind: PageKind;
  /** In which it is written. */
  language: string;
  /** What it is called in the sidebar where that is another name, or one in another language. */
  label?: string;
  excerpt?: string;
  sections: SectionResult[];
}

export interface MemberResult extends ResultBase {
  kind: MemberKind;
  owner?: string;
  type?: string;
  /** Where the same name stands too. */
  others: { owner: string; href: string }[];
}

export type SearchResult = PageResult | MemberResult;

export function isPage(result: SearchResult): result is PageResult {
  return 'sections' in result;
}

export interface SearchAnswer {
  results: SearchResult[];
  /** There are more pages than were asked for. */
  hasMore: boolean;
  /** What was searched for in place of a misspelt query. */
  corrected?: string;
  /** Where nothing was found: what is close to the query. */
  nearest?: { words: string[]; pages: PageResult[] };
}
