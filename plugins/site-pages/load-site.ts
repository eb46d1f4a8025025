import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { isTranslated } from '../../model/is-translated';
import { ALL_DOCS } from '../../model/all-docs';
import { sectionOf, type DocsVersion } from '../../model/docs-version';
import { parsePlan } from '../../model/plans';
import type { PageKind } from '../../model/search-index';
import { docsFolderOf } from '../files/docs-folder';
import { readBlog } from './read-blog';
import type { NavigationEntry, SitePage, SiteVersion, VersionPages } from './site';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type DocItem = Extract<SidebarItem, { type: 'doc' | 'ref' }>;
type AllContent = Parameters<NonNullable<Plugin['allContentLoaded']>>[0]['allContent'];
type Language = Pick<LoadContext, 'siteDir' | 'i18n'>;
type Versions = readonly DocsVersion[];

function describeVersion(
  { contentPath }: LoadedVersion,
  { siteDir }: Language,
  all: Versions,
): SiteVersion {
  const folder = path.relative(siteDir, contentPath).split(path.sep).join('/');
  const listed = all.find((version) => docsFolderOf(version) === folder);
  if (!listed) throw new Error(`No version has its pages in ${folder}/`);
  const { label, path: versionPath, families } = listed;
  return { section: sectionOf(listed), label, path: versionPath, families, docsRoot: contentPath };
}

function kindOf({ id }: DocMetadata): PageKind {
  if (id.startsWith('api/')) return 'api';
  return /(?:^|\/)migration(?:\/|-)/.test(id) ? 'migration' : 'page';
}

function describePage(
  doc: DocMetadata,
  version: SiteVersion,
  item: DocItem | undefined,
  { siteDir, i18n }: Language,
): SitePage {
  const { permalink, title, description, sidebar, source, unlisted } = doc;
  const frontMatter: Record<string, unknown> = doc.frontMatter;
  const { currentLocale, defaultLocale } = i18n;
  const language = isTranslated(source, currentLocale) ? currentLocale : defaultLocale;
  return {
    version, permalink, frontMatter, title, description, unlisted, language,
    file: source.replace(/^@site/, siteDir),
    kind: kindOf(doc),
    family: sidebar,
    label: item?.label,
    plan: parsePlan(frontMatter.plan) ?? parsePlan(item?.customProps?.plan),
    planned: frontMatter.planned === true,
    newFeature: frontMatter.newFeature === true,
    keywords: Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [],
    isTranslated: language === currentLocale || 'api' in frontMatter,
  }; // prettier-ignore
}

function docItems(items: readonly SidebarItem[]): DocItem[] {
  return items.flatMap((item) => {
    if (item.type === 'category') return docItems(item.items);
    return item.type === 'doc' ? [item] : [];
  });
}

function entryOf(item: SidebarItem, pages: ReadonlyMap<string, SitePage>): NavigationEntry[] {
  if (item.type === 'category') {
    return [{ label: item.label, entries: item.items.flatMap((below) => entryOf(below, pages)) }];
  }
  const page = item.type === 'doc' ? pages.get(item.id) : undefined;
  return page ? [{ page }] : [];
}

function readVersion(loaded: LoadedVersion, language: Language, all: Versions): VersionPages {
  const version = describeVersion(loaded, language, all);
  const sidebars = Object.entries(loaded.sidebars);
  const items = new Map(
    sidebars.flatMap(([, all]) => docItems(all).map((item) => [item.id, item])),
  );
  const pages = new Map(
    loaded.docs.map((doc) => [doc.id, describePage(doc, version, items.get(doc.id), language)]),
  );
  const families = sidebars.map(([id, all]) => ({
    id,
    version,
    entries: all.flatMap((item) => entryOf(item, pages)),
  }));
  return { version, pages: [...pages.values()], families };
}

const known = new WeakMap<LoadedContent, VersionPages>();

/**
 * The version of the docs that is being built, in its language, or the blog. Call it in `allContentLoaded`:
 * plugins of one build share the result.
 * @throws without the docs plugin, and if it has loaded more than one version
 */
export function loadSite(
  allContent: AllContent,
  language: Language,
  all: Versions = ALL_DOCS,
): VersionPages {
  const blog = allContent['docusaurus-plugin-content-blog']?.default;
  if (blog) return readBlog(blog as BlogContent, language.siteDir);
  const content = allContent['docusaurus-plugin-content-docs']?.default as
    LoadedContent | undefined;
  if (!content) throw new Error('The docs plugin has loaded no pages');
  const [loaded, ...others] = content.loadedVersions;
  if (!loaded || others.length > 0) throw new Error('A build has exactly one version of the docs');
  const site = known.get(content) ?? readVersion(loaded, language, all);
  known.set(content, site);
  return site;
}
