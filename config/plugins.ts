import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/look/analytics';
import { apiNames } from '../plugins/mdx/api-names';
import { apiReference } from '../plugins/api-reference';
import { buildId } from '../plugins/outputs/build-id';
import { cacheDependencies } from '../plugins/bundler/build-dependencies';
import { codeBlocks } from '../plugins/mdx/code-blocks';
import { dateLibraries } from '../plugins/bundler/date-libraries';
import { demoLibraries } from '../plugins/demos/editing';
import { designTokens } from '../plugins/look/design-tokens';
import { feed } from '../plugins/outputs/feed';
import { firstPaint } from '../plugins/look/first-paint';
import { hostFiles } from '../plugins/outputs/hosting';
import { interfaceTexts } from '../plugins/look/interface-texts';
import { libraryChunks } from '../plugins/bundler/library-chunks';
import { registryWithoutSources } from '../plugins/patches/registry-without-sources';
import { licenseKey } from '../plugins/bundler/license-key';
import { markdownPages } from '../plugins/outputs/markdown';
import { MARKDOWN_TEXTS } from '../plugins/outputs/markdown/texts';
import { offline } from '../plugins/outputs/offline';
import { pageHead } from '../plugins/outputs/page-head';
import { redirects } from '../plugins/outputs/redirects';
import { robots } from '../plugins/outputs/robots';
import { embeddedSearch } from '../plugins/outputs/search';
import { securityContact } from '../plugins/outputs/security-contact';
import { serverOnlyComponents } from '../plugins/patches/server-only-components';
import { smallTslib } from '../plugins/patches/small-tslib';
import { socialCards } from '../plugins/outputs/social-cards';
import { thirdPartyLicenses } from '../plugins/outputs/third-party-licenses';
import { deterministicRuntime } from '../plugins/patches/deterministic-runtime';
import { multibyteText } from '../plugins/patches/multibyte-text';
import { textRemarkPlugins } from './docs';
import type { buildEnvironment } from './environment';
import { hostingRules } from './headers';
import released from './released-scripts.json';

type Environment = ReturnType<typeof buildEnvironment>;

/** The pages of the docs as Markdown. */
export const docsAsMarkdown = markdownPages({ remarkPlugins: textRemarkPlugins });

/**
 * Lists the plugins besides those of the preset, in the order in which they run. The preset's are
 * before them: style sheets in both directions and in cascade layers, docs, pages, sitemap.
 */
export function pluginsFor(environment: Environment): Config['plugins'] {
  const { measurementId, algolia, retireWorker } = environment;
  return [
    // Next to the preset's theme, whose SVG sprites come first in the body: Docusaurus puts an empty
    // line into each page for every plugin between two that add something.
    firstPaint,
    // Before all others: plugins that read pages after the build find its id in them.
    buildId,
    apiReference,
    apiNames,
    pageHead,
    serverOnlyComponents,
    socialCards,
    robots,
    securityContact,
    feed,
    redirects,
    hostFiles({
      // Pages of the release before are in caches for a while after a deploy.
      rulesFor: (hashes) => hostingRules(environment, [...hashes, ...released.hashes]),
    }),
    dateLibraries,
    demoLibraries,
    libraryChunks,
    deterministicRuntime,
    registryWithoutSources,
    smallTslib,
    licenseKey(environment.licenseKey),
    interfaceTexts([
      MARKDOWN_TEXTS,
      ...(measurementId ? [] : ['consent.']),
      ...(algolia ? ['search.'] : []),
    ]),
    cacheDependencies,
    multibyteText,
    offline({ retireWorker }),
    thirdPartyLicenses,
    docsAsMarkdown,
  ];
}

/** Lists the themes after the preset's theme: their components and scripts follow this order. */
export function themesFor({ measurementId, algolia }: Environment): Config['themes'] {
  return [
    designTokens,
    codeBlocks,
    analytics(measurementId),
    // The preset brings the theme of hosted search.
    !algolia && embeddedSearch,
  ];
}
