import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/look/analytics';
import { apiNames } from '../plugins/mdx/api-names';
import { apiReference } from '../plugins/api-reference';
import { buildId } from '../plugins/outputs/build-id';
import { cacheDependencies } from '../plugins/bundler/build-dependencies';
import { classicTheme } from '../plugins/patches/classic-theme';
import { codeBlocks } from '../plugins/mdx/code-blocks';
import { dateLibraries } from '../plugins/bundler/date-libraries';
import { demoLibraries } from '../plugins/demos/editing';
import { designTokens } from '../plugins/look/design-tokens';
import { feed } from '../plugins/outputs/feed';
import { firstPaint } from '../plugins/look/first-paint';
import { hostFiles } from '../plugins/outputs/hosting';
import { interfaceTexts } from '../plugins/look/interface-texts';
import { libraryChunks } from '../plugins/bundler/library-chunks';
import { lightRegistry } from '../plugins/patches/registry-without-sources';
import { licenceKey } from '../plugins/bundler/license-key';
import { lightDocs } from '../plugins/patches/docs-without-sources';
import { markdownPages } from '../plugins/outputs/markdown';
import { MARKDOWN_TEXTS } from '../plugins/outputs/markdown/texts';
import { offline } from '../plugins/outputs/offline';
import { pageHead } from '../plugins/outputs/page-head';
import { redirects } from '../plugins/outputs/redirects';
import { rightToLeft } from '../plugins/look/right-to-left';
import { robots } from '../plugins/outputs/robots';
import { embeddedSearch } from '../plugins/outputs/search';
import { securityContact } from '../plugins/outputs/security-contact';
import { serverOnly } from '../plugins/patches/server-only-components';
import { socialCards } from '../plugins/outputs/social-cards';
import { thirdPartyLicenses } from '../plugins/outputs/third-party-licenses';
import { stableRuntime } from '../plugins/patches/deterministic-runtime';
import { wholeText } from '../plugins/patches/multibyte-text';
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
