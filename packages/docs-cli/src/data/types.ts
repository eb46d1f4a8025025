/** What commands read: the reference, the pages and the changes of all documented versions. */
import type { ApiInheritance, ApiPage } from '../../../../model/api-reference';
import type { VersionChanges } from '../../../../model/member-history/changes';
import type { SearchableEntry } from '../search-docs/searchable';

export type ReferenceMemberKind =
  'prop' | 'slot' | 'class' | 'method' | 'field' | 'event' | 'selector';

/** A member as text, without markup. */
export interface ReferenceMember {
  name: string;
  kind: ReferenceMemberKind;
  /** Id of its place in the page. */
  anchor: string;
  type?: string;
  /** The whole type, where `type` leaves something out. */
  expandedType?: string;
  description?: string;
  defaultValue?: string;
  /** Why, and what to use instead. */
  deprecated?: string;
  required?: boolean;
  plan?: string;
  /** Of a class or a slot: its global class name. */
  className?: string;
  /** The version in which it came, if that is known. */
  since?: string;
}

/** A documented export. Events and selectors of the Data Grid are tables, as in lists of changes. */
export interface ReferencePage {
  name: string;
  family: string;
  kind: 'component' | 'interface' | 'hook' | 'table';
  /** Paths to import it from. */
  packages: string[];
  members: ReferenceMember[];
  /** Address of its page, without the host. */
  address: string;
  description?: string;
  deprecated?: string;
  plan?: string;
  /** What it accepts besides its own props. */
  inherits: ApiInheritance[];
  /** Key in the theme's `components`. */
  themeName?: string;
  /** Names of members that older versions have, with the member to use instead. */
  removed: RemovedMember[];
}

export interface RemovedMember {
  name: string;
  kind: ReferenceMemberKind;
  /** The first version without it. */
  since: string;
  replacement?: string;
}

/** A page with prose or reference. */
export interface ListedPage {
  /** Without the host: `/x/react-data-grid/sorting/`. */
  address: string;
  title: string;
}

/** A demo and the page that shows it. */
export interface ListedDemo {
  /** Name of its file without the ending. */
  name: string;
  /** Name of its file. */
  file: string;
  /** Address of the page. */
  page: string;
}

/** A section of a page for the search in texts. */
export interface ListedSection {
  /** With the id of the heading. */
  address: string;
  /** Title of the page. */
  page: string;
  /** Heading; empty for the beginning of a page. */
  heading: string;
  /** Number of its words. */
  length: number;
}

/** Which sections have a word, and how often: index and count in turn. */
export type WordPlaces = Readonly<Record<string, readonly number[]>>;

export interface TextIndex {
  sections: readonly ListedSection[];
  words: WordPlaces;
}

/** The small part of a version, which nearly all commands need. */
export interface VersionIndex {
  pages: ListedPage[];
  demos: ListedDemo[];
  /** Exports with a page of their own or a line in an overview. */
  exports: ListedExport[];
}

export interface ListedExport {
  name: string;
  family: string;
  kind: ReferencePage['kind'];
  address: string;
  /** File with its data, below the root of the site; absent if it has none. */
  file?: string;
}

/** One documented version of the library. */
export interface VersionData {
  /** As in `model/versions.json`. */
  id: string;
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
  status: string;
  /** Version of the library by family. */
  libraries: Readonly<Record<string, string>>;
  index(): VersionIndex;
  /** The reference of an export by its name. */
  page(name: string): ReferencePage | undefined;
  /** Names of all exports with a reference. */
  names(): string[];
  /** The Markdown of a page by its address. */
  markdown(address: string): string | undefined;
  /** The data of a reference page as the site publishes it. */
  source(name: string): ApiPage | undefined;
  /** JavaScript of the files of a page's demos by the names of the TypeScript files. */
  javascript(address: string): Readonly<Record<string, string>>;
  searchEntries(): readonly SearchableEntry[];
  textIndex(): TextIndex;
  /** Names that the packages of a family export, by family; absent if they are not known. */
  exportedNames(): Readonly<Record<string, readonly string[]>>;
}

export interface DocsData {
  /** The newest first. */
  versions: readonly VersionData[];
  /**
   * The changes from one version to another, in either direction.
   * @param from id of a version
   * @param to id of another version
   */
  changes(from: string, to: string): VersionChanges | undefined;
}
