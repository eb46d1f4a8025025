import type { Config } from '@docusaurus/types';
import { docs } from './config/docs';
import { buildEnvironment } from './config/environment';
import { future } from './config/future';
import { i18n } from './config/i18n';
import { markdown } from './config/markdown';
import { pages } from './config/pages';
import { redirects } from './config/redirects';
import { themeConfig } from './config/theme-config';
import { analytics } from './plugins/analytics';
import { apiNames } from './plugins/api-names';
import { apiReference } from './plugins/api-reference';
import { API_FOLDERS } from './plugins/api-reference/folders';
import { cacheDependencies } from './plugins/cache-dependencies';
import { codeBlocks } from './plugins/code-blocks';
import { designTokens } from './plugins/design-tokens';
import { firstPaint } from './plugins/first-paint';
import { interfaceTexts } from './plugins/interface-texts';
import { libraryChunks } from './plugins/library-chunks';
import { licenceKey } from './plugins/licence-key';
import { offline } from './plugins/offline';
import { rightToLeft } from './plugins/right-to-left';
import { wholeText } from './plugins/whole-text';

const environment = buildEnvironment();

const config: Config = {
  title: 'MUI X',
  tagline: 'React components for data and time',
  url: `https://${environment.host}`,
  baseUrl: '/',
  trailingSlash: true,
  favicon: 'img/logo.svg',
  staticDirectories: ['static', API_FOLDERS.static],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future,
  i18n,
  markdown: markdown as Config['markdown'],
  themeConfig,
  plugins: [
    apiReference,
    apiNames,
    rightToLeft,
    '@docusaurus/plugin-css-cascade-layers',
    ['@docusaurus/plugin-content-docs', docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-client-redirects', redirects],
    libraryChunks,
    licenceKey,
    interfaceTexts(environment.measurementId ? [] : ['consent.']),
    cacheDependencies,
    wholeText,
    offline,
  ],
  themes: [
    ['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }],
    designTokens,
    // Behind the theme: its scripts run after the theme's own colour script.
    firstPaint,
    codeBlocks,
    analytics(environment.measurementId),
  ],
  clientModules: [
    './src/client-modules/color-mode-marks.ts',
    './src/client-modules/demo-hash-choice.ts',
    './src/client-modules/heading-font.ts',
    './src/client-modules/offline.ts',
    './src/client-modules/print-by-keyboard.ts',
    './src/client-modules/user-language.ts',
  ],
  customFields: { repository: environment.repository, host: environment.host },
};

export default config;
