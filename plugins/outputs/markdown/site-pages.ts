import path from 'node:path';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { placeOf } from '../../mdx/api-names/page-place';
import type { ApiPlan } from '../../../model/api-reference';
import type { LinkTargets } from './links';

/** A version of the docs in one language. */
export interface SiteVersion {
  /** As the version menu calls it. */
  label: string;
  /** Whether it is the working copy, for which model/library-versions.ts has the numbers. */
  isCurrent: boolean;
  /** Whether it stands at `/x/`. */
  isLast: boolean;
  /** Below `/x/`; empty for the one that stands there. */
  path: string;
}

/** A page that has Markdown. */
export interface SitePage {
  version: SiteVersion;
  /** Address with language and version. */
  permalink: string;
  /** Absolute path of the MDX file. */
  file: string;
  frontMatter: Record<string, unknown>;
  title: string;
  description: string;
  sidebar?: string;
  plan?: ApiPlan;
  planned: boolean;
  newFeature: boolean;
  /** Whether its text is in the language of its address. */
  isTranslated: boolean;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

/** An entry of the navigation: a page, or a group of entries. */
export type NavigationEntry =
  { page: SitePage } | { label: string; entries: readonly NavigationEntry[] };

/** A sidebar, whose pages stand in its own folder and in that of its reference. */
export interface SiteFamily {
  id: string;
  version: SiteVersion;
  entries: readonly NavigationEntry[];
}

export interface SiteLanguage {
  siteDir: string;
  baseUrl: string;
  isDefault: boolean;
}

type Doc = LoadedVersion['docs'][number];

function describeVersion(version: LoadedVersion, { baseUrl }: SiteLanguage): SiteVersion {
  const { label, isLast, versionName } = version;
  const below = version.path.replace(`${baseUrl}x`, '').replace(/^\/|\/$/g, '');
  return { label, isCurrent: versionName === 'current', isLast, path: below };
}

function describePage(doc: Doc, version: SiteVersion, language: SiteLanguage): SitePage {
  const { permalink, title, description, sidebar, source } = doc;
  const frontMatter: Record<string, unknown> = doc.frontMatter;
  const { plan } = frontMatter;
  const file = source.replace(/^@site/, language.siteDir);
  // Pages of the reference mix the packages' English with words of the interface.
  const isOwn = source.startsWith('@site/i18n/') || 'api' in frontMatter;
  return {
    version, permalink, file, frontMatter, title, description, sidebar,
    plan: plan === 'pro' || plan === 'premium' ? plan : undefined,
    planned: frontMatter.planned === true,
    newFeature: frontMatter.newFeature === true,
    isTranslated: language.isDefault || isOwn,
  }; // prettier-ignore
}

function entryOf(item: SidebarItem, pages: ReadonlyMap<string, SitePage>): NavigationEntry[] {
  if (item.type === 'category') {
    return [{ label: item.label, entries: item.items.flatMap((below) => entryOf(below, pages)) }];
  }
  const page = item.type === 'doc' ? pages.get(item.id) : undefined;
  return page ? [{ page }] : [];
}

/** The pages below entries, in the order of the navigation. */
export function pagesOf(entries: readonly NavigationEntry[]): SitePage[] {
  return entries.flatMap((entry) => ('page' in entry ? [entry.page] : pagesOf(entry.entries)));
}

/** What one version has in one language. */
export interface VersionPages {
  version: SiteVersion;
  pages: SitePage[];
  families: SiteFamily[];
  /** Addresses by a page's place in the docs. */
  byFile: ReadonlyMap<string, string>;
}

function readVersion(loaded: LoadedVersion, language: SiteLanguage): VersionPages {
  const version = describeVersion(loaded, language);
  const pages = new Map(loaded.docs.map((doc) => [doc.id, describePage(doc, version, language)]));
  const families = Object.entries(loaded.sidebars).map(([id, items]) => ({
    id,
    version,
    entries: items.flatMap((item) => entryOf(item, pages)),
  }));
  const byFile = new Map(
    [...pages.values()].map(({ file, permalink }) => [
      path.posix.join(placeOf(file, language.siteDir)?.folder ?? '', path.basename(file)),
      permalink,
    ]),
  );
  return { version, pages: [...pages.values()], families, byFile };
}

/** All versions of the docs in one language, from what Docusaurus has read. */
export function readSite(content: LoadedContent, language: SiteLanguage): VersionPages[] {
  return content.loadedVersions.map((loaded) => readVersion(loaded, language));
}

/** What the links of a version's pages can lead to. */
export function linkTargets(
  { version, byFile }: VersionPages,
  all: readonly VersionPages[],
  baseUrl: string,
): LinkTargets {
  const pages = new Set([baseUrl, ...all.flatMap((each) => each.pages.map((p) => p.permalink))]);
  return { baseUrl, pages, byFile, version: version.path };
}
