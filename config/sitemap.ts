import path from 'node:path';
import type { Options } from '@docusaurus/plugin-sitemap';
import type { RouteConfig, VcsConfig } from '@docusaurus/types';
import { parseAddress } from '../model/addresses/parse';
import { isListedThere } from '../model/documented-page';
import { isTranslated } from '../model/is-translated';
import { sitemapFile } from '../model/unit-files';
import { UNIT } from './unit';
import { DOCS_VERSIONS } from '../model/library-versions';
import { documentedPages } from '../plugins/patches/docs-without-page-list/documented-pages';

const SITE_DIR = path.resolve(__dirname, '..');

/** A page of the docs in any language, unlike other pages of the site. */
const DOCS_FILE = /^(?:docs|versioned_docs|i18n\/[^/]+\/docusaurus-plugin-content-docs)\//;

const documentedPage = documentedPages(DOCS_VERSIONS, SITE_DIR);

/** The routes that are pages. */
function pagesOf(routes: RouteConfig[]): RouteConfig[] {
  return routes.flatMap((route) => (route.routes ? pagesOf(route.routes) : [route]));
}

/** Pages outside the docs of all sections are written in every language, through the texts of the interface. */
function isWritten({ path: pathname, metadata }: RouteConfig): boolean {
  const source = metadata?.sourceFilePath ?? '';
  return (
    !/^(?:docs|versioned_docs|sections)\//.test(source) ||
    isTranslated(source, parseAddress(pathname).language)
  );
}

/** Search engines list the page of the documented version instead. */
function isListedElsewhere({ path: pathname, metadata }: RouteConfig): boolean {
  const source = metadata?.sourceFilePath ?? '';
  return (
    DOCS_FILE.test(source) && isListedThere(documentedPage(source), parseAddress(pathname).language)
  );
}

/** The day on which a page outside the docs, or a text of its language, last changed. */
async function lastChange(route: RouteConfig, vcs: VcsConfig): Promise<string | undefined> {
  const files = [
    route.metadata?.sourceFilePath ?? '',
    path.join('i18n', parseAddress(route.path).language, 'code.json'),
  ];
  const infos = await Promise.all(
    files.map((file) => vcs.getFileLastUpdateInfo(path.resolve(SITE_DIR, file))),
  );
  const dates = infos.flatMap((info) => info?.timestamp ?? []);
  return dates.length > 0 ? new Date(Math.max(...dates)).toISOString().slice(0, 10) : undefined;
}

/**
 * One file for each version and language, with the pages written in it. The plugin leaves out pages
 * with `noindex`: playgrounds, the search, the offline page, and archived versions. Of other versions,
 * only pages are listed that the documented one does not have.
 */
export const sitemap = {
  filename: sitemapFile(UNIT),
  lastmod: 'date',
  // Search engines read neither.
  changefreq: null,
  priority: null,
  async createSitemapItems({ defaultCreateSitemapItems, ...params }) {
    const written = new Map(
      pagesOf(params.routes)
        .filter((route) => isWritten(route) && !isListedElsewhere(route))
        .map((route) => [route.path, route]),
    );
    const vcs = params.siteConfig.future.experimental_vcs;
    const items = await defaultCreateSitemapItems(params);
    const listed = items.map(async (item) => {
      const route = written.get(new URL(item.url).pathname);
      if (!route) return [];
      return [{ ...item, lastmod: item.lastmod ?? (await lastChange(route, vcs)) }];
    });
    return (await Promise.all(listed)).flat();
  },
} satisfies Options;
