/** The pages of the docs as outputs of the build see them. */
import type { DocsSection } from '../../model/addresses/parse';
import type { DocsVersion } from '../../model/docs-version';
import type { Plan } from '../../model/plans';
import type { PageKind } from '../../model/search-index';

/** A version of the docs in one language. */
export interface SiteVersion {
  /** `x`, or another section. */
  section: DocsSection;
  /** As in the version menu. */
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
  /** Numbers of the library. */
  families: DocsVersion['families'];
  /** Folder of its English sources. */
  docsRoot: string;
}

/** A page of the docs. */
export interface SitePage {
  version: SiteVersion;
  /** Address with language and version. */
  permalink: string;
  /** Absolute path of the MDX file. */
  file: string;
  frontMatter: Record<string, unknown>;
  title: string;
  description: string;
  kind: PageKind;
  /** Identity of its sidebar. */
  family?: string;
  /** Label in the sidebar, which may be translated even if the page is not. */
  label?: string;
  plan?: Plan;
  planned: boolean;
  newFeature: boolean;
  /** Words that readers may search for and that the text does not contain. */
  keywords: string[];
  /** Language of its source file. */
  language: string;
  /**
   * Its text is in the language of its address. Pages of the reference always are: they mix the
   * packages' English with words of the interface.
   */
  isTranslated: boolean;
  /** Missing from navigation and search: users need its address. */
  unlisted: boolean;
}

/** An entry of the navigation: a page, or a group of entries. */
export type NavigationEntry =
  { page: SitePage } | { label: string; entries: readonly NavigationEntry[] };

/** A sidebar. Its pages are in its own folder and in the folder of its reference. */
export interface SiteFamily {
  id: string;
  version: SiteVersion;
  entries: readonly NavigationEntry[];
}

/** The pages of one version in one language. */
export interface VersionPages {
  version: SiteVersion;
  pages: SitePage[];
  families: SiteFamily[];
}

/** The pages below entries, in the order of the navigation. */
export function pagesOf(entries: readonly NavigationEntry[]): SitePage[] {
  return entries.flatMap((entry) => ('page' in entry ? [entry.page] : pagesOf(entry.entries)));
}
