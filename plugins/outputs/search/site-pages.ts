import type { DocMetadata, LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { isTranslated } from '../../../model/is-translated';
import type { PageKind, SearchFamily } from '../../../model/search-index';

/** A page of the docs, as far as the search is concerned. */
export interface SitePage {
  title: string;
  /** Address with the language's prefix. */
  permalink: string;
  kind: PageKind;
  family?: SearchFamily;
  plan?: 'pro' | 'premium';
  /** In which it is written. */
  language: string;
  /** Its label in the sidebar, which may be translated where the page is not. */
  label?: string;
  /** Words that readers may look for and the page has no reason to say. */
  keywords: string[];
}

/** The pages of one version. */
export interface SiteVersion {
  /** Where the version stands below `/x/`: nothing for the one that readers get by default. */
  path: string;
  /** Folder of its pages. */
  docsRoot: string;
  pages: SitePage[];
}

interface Label {
  label?: string;
  plan?: unknown;
}

type SidebarItem = LoadedVersion['sidebars'][string][number];

function labelsBelow(items: readonly SidebarItem[]): [id: string, label: Label][] {
  return items.flatMap((item) => {
    if (item.type === 'category') return labelsBelow(item.items);
    if (item.type !== 'doc') return [];
    return [[item.id, { label: item.label, plan: item.customProps?.plan }]];
  });
}

/** What sidebars say of docs, by their id. */
function labelsOf({ sidebars }: LoadedVersion): Map<string, Label> {
  return new Map(Object.values(sidebars).flatMap(labelsBelow));
}

function kindOf({ id }: DocMetadata): PageKind {
  if (id.startsWith('api/')) return 'api';
  return /(?:^|\/)migration(?:\/|-)/.test(id) ? 'migration' : 'page';
}

function planOf(value: unknown): SitePage['plan'] {
  return value === 'pro' || value === 'premium' ? value : undefined;
}

function keywordsOf({ frontMatter }: DocMetadata): string[] {
  return Array.isArray(frontMatter.keywords) ? frontMatter.keywords.map(String) : [];
}

/**
 * The pages of all versions, as the docs plugin has loaded them.
 * @param language that is being built
 */
export function sitePages(
  { loadedVersions }: LoadedContent,
  { language, defaultLanguage }: { language: string; defaultLanguage: string },
): SiteVersion[] {
  return loadedVersions.map((version) => {
    const labels = labelsOf(version);
    const pages = version.docs
      .filter(({ unlisted }) => !unlisted)
      .map((doc): SitePage => {
        const { label, plan } = labels.get(doc.id) ?? {};
        return {
          title: doc.title,
          permalink: doc.permalink,
          kind: kindOf(doc),
          family: doc.sidebar,
          plan: planOf(plan) ?? planOf(doc.frontMatter['plan' as keyof typeof doc.frontMatter]),
          language: isTranslated(doc.source, language) ? language : defaultLanguage,
          label,
          keywords: keywordsOf(doc),
        };
      });
    const path = version.isLast ? '' : version.path.replace(/^.*\/x\//, '').replace(/\/$/, '');
    return { path, docsRoot: version.contentPath, pages };
  });
}
