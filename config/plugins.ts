import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/analytics';
import { apiNames } from '../plugins/api-names';
import { apiReference } from '../plugins/api-reference';
import { buildId } from '../plugins/build-id';
import { cacheDependencies } from '../plugins/cache-dependencies';
import { classicTheme } from '../plugins/classic-theme';
import { codeBlocks } from '../plugins/code-blocks';
import { dateLibraries } from '../plugins/date-libraries';
import { demoLibraries } from '../plugins/demo-libraries';
import { designTokens } from '../plugins/design-tokens';
import { feed } from '../plugins/feed';
import { firstPaint } from '../plugins/first-paint';
import { hostFiles } from '../plugins/host-files';
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
import { securityContact } from '../plugins/security-contact';
import { serverOnly } from '../plugins/server-only';
import { socialCards } from '../plugins/social-cards';
import { thirdPartyLicenses } from '../plugins/third-party-licenses';
import { stableRuntime } from '../plugins/stable-runtime';
import { wholeText } from '../plugins/whole-text';
import { docs, textRemarkPlugins } from './docs';
import type { buildEnvironment } from './environment';
import { pages } from './pages';
import { sitemap } from './sitemap';

type Environment = ReturnType<typeof buildEnvironment>;

/** What makes pages, and what the bundler does for them, in the order in which it runs. */
export function pluginsFor(environment: Environment): Config['plugins'] {
  const { measurementId, algolia, retireWorker } = environment;
  return [
    // First: plugins that read pages after the build find its id in them.
    buildId,
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
    securityContact,
    feed,
    redirects,
    hostFiles(environment),
    dateLibraries,
    demoLibraries,
    libraryChunks,
    stableRuntime,
    lightRegistry,
    licenceKey,
    interfaceTexts([
      MARKDOWN_TEXTS,
      ...(measurementId ? [] : ['consent.']),
      ...(algolia ? ['search.'] : []),
    ]),
    cacheDependencies,
    wholeText,
    offline({ retireWorker }),
    thirdPartyLicenses,
    markdownPages({ remarkPlugins: textRemarkPlugins }),
  ];
}

/** What pages look like, in the order in which components and scripts stand. */
export function themesFor({ measurementId, algolia }: Environment): Config['themes'] {
  return [
    [classicTheme, { customCss: ['./src/css/index.css'] }],
    designTokens,
    // Behind the theme, whose SVG sprites come first in the body.
    firstPaint,
    codeBlocks,
    analytics(measurementId),
    algolia ? '@docusaurus/theme-search-algolia' : embeddedSearch,
  ];
}
