import path from 'node:path';
import type { Options } from '@docusaurus/plugin-content-docs';
import { remarkApiComponents } from '../plugins/mdx/api-names/remark-api-components';
import { remarkApiNames } from '../plugins/mdx/api-names/remark-api-names';
import { remarkCodeFiles } from '../plugins/mdx/code-blocks/remark-code-files';
import { remarkCodeBlocks } from '../plugins/mdx/code-blocks/remark-code-blocks';
import { remarkDemos } from '../plugins/demos/page/remark-demos';
import { remarkDataTables } from '../plugins/mdx/data-tables/remark-data-tables';
import { remarkNewsCards } from '../plugins/mdx/news-cards/remark-news-cards';
import { remarkLibraryVersions } from '../plugins/mdx/library-versions/remark-library-versions';
import { remarkPageComponents } from '../plugins/mdx/page-components/remark-page-components';
import { remarkPageLinks } from '../plugins/mdx/links/remark-page-links';
import { remarkTranslationChecks } from '../plugins/mdx/translation-checks/remark-translation-checks';
import { remarkTranslationNotes } from '../plugins/mdx/translation-notes/remark-translation-notes';
import { docsFolderOf } from '../plugins/files/docs-folder';
import { packagesDirOf } from '../plugins/files/packages-dir';
import { formatUnit } from '../model/units';
import { buildEnvironment } from './environment';
import { UNIT } from './unit';

const SITE_DIR = path.resolve(__dirname, '..');
const { repository } = buildEnvironment();

const { docsVersion, path: versionPath } = UNIT;

/** The path below its section of every page that this process reads: all are of one version. */
const pathOfVersion = () => versionPath;

/**
 * The only version of this process: each version of each section is an app of its own. Archived ones are not for
 * search engines; pages of others name the documented version's as canonical where it has them.
 */
const version: Pick<Options, 'lastVersion' | 'onlyIncludeVersions' | 'versions'> = {
  lastVersion: docsVersion.docs,
  onlyIncludeVersions: [docsVersion.docs],
  versions: {
    [docsVersion.docs]: {
      label: docsVersion.label,
      path: versionPath,
      banner: docsVersion.banner,
      badge: true,
      noIndex: docsVersion.status === 'archived',
    },
  },
};

type RemarkPlugins = NonNullable<Options['beforeDefaultRemarkPlugins']>;

/**
 * Bound to the plugins rather than passed as their options: Docusaurus writes options into the script
 * of every page, and the paths are other ones in every clone.
 */
const site = {
  siteDir: SITE_DIR,
  packagesDir: packagesDirOf(SITE_DIR, docsVersion),
  version: docsVersion,
  unit: formatUnit(UNIT),
};

/** Plugins that fill in code, versions, links and data in the text of a page, in this order. */
export const textRemarkPlugins: RemarkPlugins = [
  () => remarkCodeFiles(site),
  () => remarkLibraryVersions(site),
  () => remarkPageLinks(site),
  // Before demos and fences are transformed, as their code determines which names are known.
  () => remarkApiNames({ ...site, pathOfVersion }),
  () => remarkApiComponents({ ...site, pathOfVersion }),
  () => remarkDataTables(site),
  () => remarkNewsCards(site),
];

/** Remark plugins that every Markdown page of the site goes through, in this order. */
export const beforeDefaultRemarkPlugins: RemarkPlugins = [
  // Before all others: it compares pages as their authors wrote them.
  () => remarkTranslationChecks(site),
  ...textRemarkPlugins,
  () => remarkTranslationNotes({ ...site, language: UNIT.language }),
  remarkPageComponents,
  () => remarkDemos(site),
  remarkCodeBlocks,
];

/** Remark plugins of the blog, which has no reference to link names to, and is in one language. */
export const blogRemarkPlugins: RemarkPlugins = [
  () => remarkCodeFiles(site),
  () => remarkLibraryVersions(site),
  remarkPageComponents,
  () => remarkDemos(site),
  remarkCodeBlocks,
];

export const docs = {
  path: docsVersion.section ? docsFolderOf(docsVersion) : 'docs',
  routeBasePath: UNIT.section,
  sidebarPath: './sidebars.ts',
  beforeDefaultRemarkPlugins,
  breadcrumbs: true,
  showLastUpdateTime: true,
  editUrl: repository && `${repository}/edit/master/`,
  editLocalizedFiles: true,
  exclude: ['**/_*/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/__tests__/**'],
  ...version,
} satisfies Options;
