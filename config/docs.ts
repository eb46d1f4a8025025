import { existsSync, readFileSync } from 'node:fs';
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
import { packagesDirOf } from '../plugins/files/packages-dir';
import { buildEnvironment } from './environment';
import { WORKING_COPY } from '../model/library-versions';

const SITE_DIR = path.resolve(__dirname, '..');
const { repository } = buildEnvironment();

function cutVersions(): string[] {
  const file = path.join(SITE_DIR, 'versions.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
}

/** Path of a version below `/x/`. */
function pathOfVersion(version: string): string {
  const [newest] = cutVersions();
  if (version === 'current') return newest ? 'next' : '';
  return version === newest ? '' : version;
}

/**
 * Until a version is cut, the working copy is the documented version and served at `/x/`. From the
 * first cut on, the newest cut version is served there and the working copy at `/x/next/`. That
 * one, and older versions, are not for search engines: they would be found in the place of the
 * documented version, which most people look for, and the version menu leads to them. Naming the
 * documented page as canonical instead would claim that both say the same.
 */
function versionOptions(): Pick<Options, 'lastVersion' | 'versions'> {
  const [newest, ...older] = cutVersions();
  if (!newest) {
    return {
      lastVersion: 'current',
      versions: {
        current: { label: WORKING_COPY.label, path: pathOfVersion('current'), badge: true },
      },
    };
  }
  return {
    lastVersion: newest,
    versions: {
      current: {
        label: 'next',
        path: pathOfVersion('current'),
        banner: 'unreleased',
        noIndex: true,
      },
      ...Object.fromEntries(older.map((version) => [version, { noIndex: true }])),
    },
  };
}

type RemarkPlugins = NonNullable<Options['beforeDefaultRemarkPlugins']>;

/**
 * Bound to the plugins rather than passed as their options: Docusaurus writes options into the script
 * of every page, and the paths are other ones in every clone.
 */
const site = { siteDir: SITE_DIR, packagesDir: packagesDirOf(SITE_DIR) };

/** Plugins that fill in code, versions, links and data in the text of a page, in this order. */
export const textRemarkPlugins: RemarkPlugins = [
  () => remarkCodeFiles(site),
  () => remarkLibraryVersions(site),
  () => remarkPageLinks(site),
  // Before demos and fences are transformed, as their code determines which names are known.
  () => remarkApiNames({ ...site, pathOfVersion }),
  () => remarkApiComponents({ ...site, pathOfVersion }),
  () => remarkDataTables(site),
  remarkNewsCards,
];

/** Remark plugins that every Markdown page of the site goes through, in this order. */
export const beforeDefaultRemarkPlugins: RemarkPlugins = [
  ...textRemarkPlugins,
  remarkPageComponents,
  () => remarkDemos(site),
  remarkCodeBlocks,
];

export const docs = {
  path: 'docs',
  routeBasePath: 'x',
  sidebarPath: './sidebars.ts',
  beforeDefaultRemarkPlugins,
  breadcrumbs: true,
  showLastUpdateTime: true,
  editUrl: repository && `${repository}/edit/master/`,
  editLocalizedFiles: true,
  exclude: ['**/_*/**', '**/_*.{js,jsx,ts,tsx,md,mdx}', '**/__tests__/**'],
  ...versionOptions(),
} satisfies Options;
