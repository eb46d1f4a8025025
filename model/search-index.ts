/** The data of the search index besides Pagefind's: plain data, read by src/search. */

import type { Plan } from './plans';

/** Identity of a family: that of its sidebar. */
export type SearchFamily = string;

export const PAGE_KINDS = ['page', 'api', 'migration'] as const;
/** Kind of a page: prose, reference, or a migration guide. */
export type PageKind = (typeof PAGE_KINDS)[number];

export type MemberKind = 'prop' | 'slot' | 'class' | 'method' | 'event' | 'selector' | 'hook';

interface EntryBase {
  /** As it is written: `columnVisibilityModel`, "Column visibility". */
  name: string;
  family?: SearchFamily;
  plan?: Plan;
}

/** A page, by its title. */
export interface PageEntry extends EntryBase {
  kind: 'page';
  pageKind: PageKind;
  /** Address without the language's prefix: `/x/react-data-grid/sorting/`. */
  path: string;
  /** The language that it is written in. */
  language: string;
  /** Its label in the sidebar if it differs from the title, in the user's language. */
  label?: string;
  /** Other words that lead here: keywords of the front matter. */
  also?: string;
  /** The reference of a component that has a replacement. */
  deprecated?: boolean;
}

/** A section of a page, by its heading. */
export interface SectionEntry extends EntryBase {
  kind: 'section';
  pageKind: PageKind;
  path: string;
  language: string;
  /** Title of the page. */
  page: string;
}

/** A member of a component, of an interface, or of the grid as a whole. */
export interface MemberEntry extends EntryBase {
  kind: MemberKind;
  path: string;
  /** `DataGrid`; absent for members without an owner. */
  owner?: string;
  type?: string;
  /** Other owners with the same name, the most general first; their addresses follow from `path`. */
  others?: string[];
  /** Label of the first version without it, of a member that only older versions have. */
  removedIn?: string;
  /** Name of the member to use in its place. */
  replacement?: string;
}

export type SearchEntry = PageEntry | SectionEntry | MemberEntry;

/** The id of a section, which its author chose: often other words for the same thing. */
export function sectionId({ path }: SectionEntry): string {
  return path.split('#')[1] ?? '';
}

/** A shard of the list of names, `names/<key>.json`: the entries for each word, the best first. */
export type NamesShard = Record<string, SearchEntry[]>;

/** Words by their ends, `ends/<key>.json`: how many entries each has. */
export type EndsShard = Record<string, number>;

/** The keys of shards: `names/keys.json` and `ends/keys.json`, as few readers mistype. */
export type ShardKeys = string[];

/** All files of an index, by their paths below its folder. */
export interface SearchBundle {
  texts: Partial<Record<string, string>>;
  /** In Base64. */
  binaries: Partial<Record<string, string>>;
}
