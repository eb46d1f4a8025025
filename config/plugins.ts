import path from 'node:path';
import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/look/analytics';
import { apiNames } from '../plugins/mdx/api-names';
import { apiReference } from '../plugins/api-reference';
import { buildId } from '../plugins/outputs/build-id';
import { cacheDependencies } from '../plugins/bundler/build-dependencies';
import { codeBlocks } from '../plugins/mdx/code-blocks';
import { dateLibraries } from '../plugins/bundler/date-libraries';
import { demoLibraries } from '../plugins/demos/editing';
import { playgroundPackages } from '../plugins/demos/playground';
import { designTokens } from '../plugins/look/design-tokens';
import { assetFolder } from '../plugins/bundler/asset-folder';
import { assetsFolder } from '../model/unit-files';
import { feedLinks } from '../plugins/outputs/feed';
import { firstPaint } from '../plugins/look/first-paint';
import { linksBetweenUnits } from '../plugins/patches/links-between-units';
import { interfaceTexts } from '../plugins/look/interface-texts';
import { lateFilterInputs } from '../plugins/bundler/late-filter-inputs';
import { libraryChunks } from '../plugins/bundler/library-chunks';
import { serverChunks } from '../plugins/bundler/server-chunks';
import { postcssOnce } from '../plugins/bundler/postcss-once';
import { oneMuiSystem } from '../plugins/patches/one-mui-system';
import { shortClient } from '../plugins/patches/short-client';
import { shortRouteTables } from '../plugins/patches/short-route-tables';
import { licenseKey } from '../plugins/bundler/license-key';
import { markdownPages } from '../plugins/outputs/markdown';
import { documentedPeers } from '../plugins/outputs/documented-peers';
import { DOCS_VERSIONS, WORKING_COPY } from '../model/library-versions';
import { MARKDOWN_TEXTS } from '../plugins/outputs/markdown/texts';
import { MANIFEST_TEXTS } from '../plugins/outputs/offline/web-manifest';
import { offline } from '../plugins/outputs/offline';
import { sheetsOfPages } from '../plugins/outputs/page-sheets';
import { pageHead } from '../plugins/outputs/page-head';
import { quality } from '../plugins/outputs/quality';
import { embeddedSearch } from '../plugins/outputs/search';
import { serverOnlyComponents } from '../plugins/patches/server-only-components';
import { smallHelmet } from '../plugins/patches/small-helmet';
import { smallInfima } from '../plugins/look/small-infima';
import { smallTslib } from '../plugins/patches/small-tslib';
import { socialCards } from '../plugins/outputs/social-cards';
import { thirdPartyLicenses } from '../plugins/outputs/third-party-licenses';
import { translationStatus } from '../plugins/outputs/translation-status';
import { translationChecks } from '../plugins/mdx/translation-checks';
import { unitWithoutDocs } from '../plugins/patches/unit-without-docs';
import { unitManifest } from '../plugins/outputs/unit-manifest';
import { deterministicRuntime } from '../plugins/patches/deterministic-runtime';
import { multibyteText } from '../plugins/patches/multibyte-text';
import { DEFAULT_LANGUAGE } from '../model/languages';
import { unitConstants } from '../plugins/bundler/unit-constants';
import { versionPackages } from '../plugins/bundler/version-packages';
import { sectionNamed } from '../model/sections/index';
import { textRemarkPlugins } from './docs';
import type { buildEnvironment } from './environment';
import { SITE } from './site';
import { IS_BLOG, IS_DOCUMENTED, UNIT } from './unit';

type Environment = ReturnType<typeof buildEnvironment>;

/** The feed is English, and about the documented version. */
const LINKS_OF_FEED =
  IS_DOCUMENTED && UNIT.language === DEFAULT_LANGUAGE
    ? feedLinks(path.resolve(__dirname, '..'), UNIT.docsVersion)
    : [];

/** A section is one family, whose name is that of its product. */
const { section } = UNIT.docsVersion;
const NAME_OF_SECTION = section
  ? { [`family.${sectionNamed(section).sidebar}`]: sectionNamed(section).title }
  : {};

/** The version of the docs that this process builds or serves. */
const version = UNIT.docsVersion;

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
    // Before all others: plugins that read pages after the build find the sheets and the id in them.
    sheetsOfPages(UNIT),
    buildId(UNIT),
    // Posts link to the reference of the docs.
    !IS_BLOG && apiReference(version),
    !IS_BLOG && apiNames(UNIT),
    translationChecks,
    IS_BLOG && unitWithoutDocs,
    pageHead(SITE.title),
    !version.section && translationStatus(version, DOCS_VERSIONS),
    IS_DOCUMENTED && documentedPeers(DOCS_VERSIONS),
    IS_DOCUMENTED && quality(version),
    serverOnlyComponents,
    UNIT.path === '' && socialCards,
    unitManifest({ unit: UNIT, links: LINKS_OF_FEED }),
    linksBetweenUnits,
    versionPackages(version),
    dateLibraries(version),
    demoLibraries(version),
    playgroundPackages(version),
    // Demos of another section may use the packages of MUI X that the site has.
    libraryChunks(version.section ? WORKING_COPY : version),
    lateFilterInputs,
    serverChunks,
    postcssOnce,
    deterministicRuntime,
    shortRouteTables,
    shortClient,
    smallHelmet,
    smallInfima,
    smallTslib,
    oneMuiSystem,
    licenseKey(environment.licenseKey),
    interfaceTexts({
      leaveOut: [
        MARKDOWN_TEXTS,
        ...MANIFEST_TEXTS,
        ...(process.env.NODE_ENV === 'production' ? ['development.'] : []),
        ...(measurementId ? [] : ['consent.']),
        ...(algolia ? ['search.'] : []),
      ],
      more: NAME_OF_SECTION,
    }),
    cacheDependencies(UNIT),
    // Behind all plugins that name files.
    assetFolder(assetsFolder(UNIT)),
    multibyteText,
    IS_DOCUMENTED && offline({ retireWorker }),
    thirdPartyLicenses,
    docsAsMarkdown,
    // At the end: see `firstPaint`.
    unitConstants(UNIT),
  ];
}

/** Lists the themes after the preset's theme: their components and scripts follow this order. */
export function themesFor({ measurementId, algolia }: Environment): Config['themes'] {
  return [
    designTokens,
    codeBlocks,
    analytics(measurementId),
    // The preset brings the theme of hosted search.
    !algolia && embeddedSearch(UNIT),
  ];
}
