import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/analytics';
import { apiNames } from '../plugins/api-names';
import { apiReference } from '../plugins/api-reference';
import { cacheDependencies } from '../plugins/cache-dependencies';
import { codeBlocks } from '../plugins/code-blocks';
import { dateLibraries } from '../plugins/date-libraries';
import { demoLibraries } from '../plugins/demo-libraries';
import { designTokens } from '../plugins/design-tokens';
import { feed } from '../plugins/feed';
import { firstPaint } from '../plugins/first-paint';
import { interfaceTexts } from '../plugins/interface-texts';
import { libraryChunks } from '../plugins/library-chunks';
import { lightRegistry } from '../plugins/light-registry';
import { licenceKey } from '../plugins/licence-key';
import { lightDocs } from '../plugins/light-docs';
import { markdownPages } from '../plugins/markdown-pages';
import { MARKDOWN_TEXTS } from '../plugins/markdown-pages/texts';
import { offline } from '../plugins/offline';
import { pageHead } from '../plugins/page-head';
import { redirects } from '../plugins/redirects';
import { rightToLeft } from '../plugins/right-to-left';
import { robots } from '../plugins/robots';
import { embeddedSearch } from '../plugins/search';
import { serverOnly } from '../plugins/server-only';
import { socialCards } from '../plugins/social-cards';
import { wholeText } from '../plugins/whole-text';
import { docs, textRemarkPlugins } from './docs';
import type { buildEnvironment } from './environment';
import { pages } from './pages';
import { sitemap } from './sitemap';

type Environment = ReturnType<typeof buildEnvironment>;

/** What makes pages, and what the bundler does for them, in the order in which it runs. */
export function pluginsFor({ measurementId, algolia }: Environment): Config['plugins'] {
  return [
    apiReference,
    apiNames,
    rightToLeft,
    '@docusaurus/plugin-css-cascade-layers',
    [lightDocs, docs],
    ['@docusaurus/plugin-content-pages', pages],
    pageHead,
    serverOnly,
    socialCards,
    ['@docusaurus/plugin-sitemap', sitemap],
    robots,
    feed,
    redirects,
    dateLibraries,
    demoLibraries,
    libraryChunks,
    lightRegistry,
    licenceKey,
    interfaceTexts([
      MARKDOWN_TEXTS,
      ...(measurementId ? [] : ['consent.']),
      ...(algolia ? ['search.'] : []),
    ]),
    cacheDependencies,
    wholeText,
    offline,
    markdownPages({ remarkPlugins: textRemarkPlugins }),
  ];
}

/** What pages look like, in the order in which components and scripts stand. */
export function themesFor({ measurementId, algolia }: Environment): Config['themes'] {
  return [
    ['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }],
    designTokens,
    // Behind the theme: its scripts run after the theme's own colour script.
    firstPaint,
    codeBlocks,
    analytics(measurementId),
    algolia ? '@docusaurus/theme-search-algolia' : embeddedSearch,
  ];
}
