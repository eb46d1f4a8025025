import path from 'node:path';
import contentDocs, {
  validateOptions,
  type DocMetadata,
  type LoadedContent,
} from '@docusaurus/plugin-content-docs';
import type { LoadContext, PluginModule, RouteConfig } from '@docusaurus/types';
import { languagesOf, type DocsVersion } from '../../../model/docs-version';
import { formatDate, type DatedPage } from '../../../model/dated-page';
import type { UndocumentedPage } from '../../../model/documented-page';
import type { TranslatedPage } from '../../../model/is-translated';
import { writeCutSidebars } from './cut-sidebars';
import { ALL_DOCS } from '../../../model/all-docs';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { docsFolderOf, SECTIONS_FOLDER } from '../../files/docs-folder';
import { documentedPages } from './documented-pages';
import { referenceDate } from './reference-date';
import { shortSidebars } from './short-sidebars';
import { inSidebarOrder } from './sidebar-order';
import { translatePaging } from './translate-paging';
import { translationsOf } from './translations-of';

type ContentDocs = typeof contentDocs;

/** The part of a route's props that names every page of a version. */
interface VersionProps {
  version?: { docs?: object; docsSidebars?: object };
}

/**
 * A route without the titles and descriptions of all pages of its version: every page would load
 * them, and only the theme's cards, which this site has none of, read them. Its sidebars are without
 * what nothing reads.
 */
export function withoutPageList(route: RouteConfig): RouteConfig {
  const { version } = (route.props ?? {}) as VersionProps;
  return {
    ...route,
    ...(version?.docs && {
      props: {
        ...route.props,
        version: { ...version, docs: {}, docsSidebars: shortSidebars(version.docsSidebars ?? {}) },
      },
    }),
    ...(route.routes && { routes: route.routes.map(withoutPageList) }),
  };
}

/**
 * The route of all docs, with one for other versions in place of an empty page: it shows how to serve
 * them. Only while developing; a host has one page for all wrong addresses.
 */
export function withOtherVersions(route: RouteConfig): RouteConfig {
  if (route.component !== '@theme/DocsRoot') return route;
  const others = {
    path: `${route.path.replace(/\/$/, '')}/*`,
    component: '@theme/NotFound/Content',
    // Behind the version itself: Docusaurus puts routes without routes below them first.
    routes: [],
    priority: -10,
  };
  return { ...route, routes: [...(route.routes ?? []), others] };
}

/** What pages are described with. */
interface Facts {
  siteDir: string;
  /** The language of the unit, such as `zh-CN`. */
  locale: string;
  dateOfReference: number | null;
  documentedPage: ReturnType<typeof documentedPages>;
}

/** A page with its data for the head and the banner. */
function describedPage(
  doc: DocMetadata,
  version: DocsVersion | undefined,
  { siteDir, locale, dateOfReference, documentedPage }: Facts,
): DocMetadata & DatedPage & TranslatedPage & UndocumentedPage {
  const languages = version && languagesOf(version);
  const translations = translationsOf(doc.source, siteDir).filter(
    (language) => languages?.includes(language) ?? true,
  );
  const documented = documentedPage(doc.source);
  const lastUpdatedAt = 'api' in doc.frontMatter ? dateOfReference : doc.lastUpdatedAt;
  return {
    ...doc,
    lastUpdatedAt,
    ...(translations.length > 0 && { translations }),
    ...(documented && { documented }),
    ...(lastUpdatedAt && { lastUpdatedText: formatDate(lastUpdatedAt, locale) }),
  };
}

async function describePages(
  { loadedVersions }: LoadedContent,
  { siteDir, siteConfig, i18n }: LoadContext,
): Promise<LoadedContent> {
  const { getFileLastUpdateInfo } = siteConfig.future.experimental_vcs;
  const facts = {
    siteDir,
    locale: i18n.currentLocale,
    dateOfReference: await referenceDate(siteDir, getFileLastUpdateInfo),
    documentedPage: documentedPages(DOCS_VERSIONS, siteDir),
  };
  return {
    loadedVersions: loadedVersions.map((version) => {
      const listed = ALL_DOCS.find(
        (each) => path.join(siteDir, docsFolderOf(each)) === version.contentPath,
      );
      return { ...version, docs: version.docs.map((doc) => describedPage(doc, listed, facts)) };
    }),
  };
}

/**
 * Sections about other products have translations of their own: those of MUI X are in the folder of
 * the plugin.
 */
function withOwnTranslations(context: LoadContext, { path: docs }: { path: string }): LoadContext {
  if (!docs.startsWith(`${SECTIONS_FOLDER}/`)) return context;
  return { ...context, localizationDir: path.join(context.localizationDir, docs) };
}

/**
 * Docusaurus' docs plugin, with less to load for every page. Pages know in which languages they are
 * written, those of the API reference when their sources last changed, and those of other versions
 * what the documented version has in their place; links between pages are in their language. A cut version has the sidebars that are made from
 * its navigation.
 */
async function docsWithoutPageListPlugin(
  context: LoadContext,
  options: Parameters<ContentDocs>[1],
): ReturnType<ContentDocs> {
  const plugin = await contentDocs(withOwnTranslations(context, options), options);
  return {
    ...plugin,
    loadContent: async () => {
      await writeCutSidebars(options, context.siteDir);
      const content = await plugin.loadContent?.();
      if (!content) throw new Error('The docs plugin has loaded no pages');
      return describePages(content, context);
    },
    translateContent: (args) => {
      const { loadedVersions } = plugin.translateContent?.(args) ?? args.content;
      return {
        loadedVersions: loadedVersions.map((version) => ({
          ...version,
          docs: inSidebarOrder(translatePaging(version), version.sidebars),
        })),
      };
    },
    contentLoaded: async ({ actions, ...rest }) => {
      const isDevelopment = process.env.NODE_ENV === 'development';
      const addRoute = (route: RouteConfig) => {
        const shorter = withoutPageList(route);
        actions.addRoute(isDevelopment ? withOtherVersions(shorter) : shorter);
      };
      await plugin.contentLoaded?.({ ...rest, actions: { ...actions, addRoute } });
    },
  };
}

// The general type of plugins knows nothing of the options of a particular one.
export const docsWithoutPageList = Object.assign(docsWithoutPageListPlugin, {
  validateOptions,
}) as PluginModule;
