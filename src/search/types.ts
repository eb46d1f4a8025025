import type { Plan } from '@site/model/plans';
import type { MemberKind, PageKind } from '@site/model/search-index';

export type { MemberKind, PageKind } from '@site/model/search-index';

/** Filters of the results; a missing one filters nothing. */
export interface SearchFilters {
  family?: string;
  kind?: PageKind;
  /** Only pages written in this language. */
  language?: string;
}

/** Language and family of the current page: results of the same ones come first. */
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
  /** HTML with `<mark>` around matches; undefined if only the heading is known. */
  excerpt?: string;
}

export interface PageResult extends ResultBase {
  kind: PageKind;
  /** In which it is written. */
  language: string;
  /** Label in the sidebar, if that is another name, or a name in another language. */
  label?: string;
  excerpt?: string;
  sections: SectionResult[];
  /**
   * The page is not called like the query, and its first section answers better than its title:
   * Enter opens that section.
   */
  isAboutSection?: boolean;
}

export interface MemberResult extends ResultBase {
  kind: MemberKind;
  owner?: string;
  type?: string;
  /** Label of the first version without it. */
  removedIn?: string;
  /** Name of the member to use in its place. */
  replacement?: string;
  /** Other places of the same name. */
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
  /** Query that was used in place of a misspelled one. */
  corrected?: string;
  /** Similar words and pages, if nothing was found. */
  nearest?: { words: string[]; pages: PageResult[] };
}
