import type { Config } from '@docusaurus/types';
import { buildEnvironment } from './config/environment';
import { future } from './config/future';
import { i18n } from './config/i18n';
import { markdown } from './config/markdown';
import { pluginsFor, themesFor } from './config/plugins';
import { preset } from './config/preset';
import { themeConfigFor } from './config/theme-config';
import { SITE } from './config/site';
import { IS_DOCUMENTED, UNIT } from './config/unit';
import { isSection } from './model/sections/ids';
import { SECTIONS } from './model/sections/index';
import { apiFoldersOf } from './plugins/api-reference/folders';

const environment = buildEnvironment();

const { section } = UNIT.docsVersion;

const config: Config = {
  ...SITE,
  ...(section && isSection(section) && { title: SECTIONS[section].title }),
  url: `https://${environment.host}`,
  baseUrl: '/',
  // It would be an inline script of each language, for a mistake that tests find.
  baseUrlIssueBanner: false,
  trailingSlash: true,
  favicon: 'img/logo.svg',
  staticDirectories: [...(IS_DOCUMENTED ? ['static'] : []), apiFoldersOf(UNIT.docsVersion).static],
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  future,
  i18n,
  markdown: markdown as Config['markdown'],
  themeConfig: themeConfigFor(environment),
  // @docusaurus/preset-classic, with the docs and the theme of this site.
  presets: [['./plugins/patches/classic-preset/index.ts', preset]],
  plugins: pluginsFor(environment),
  themes: themesFor(environment),
  clientModules: [
    './src/client-modules/color-mode-classes.ts',
    './src/client-modules/demo-hash-choice.ts',
    './src/client-modules/heading-font.ts',
    './src/client-modules/loading.ts',
    ...(IS_DOCUMENTED ? ['./src/client-modules/offline.ts'] : []),
    './src/client-modules/print-by-keyboard.ts',
    './src/client-modules/progress-bar.ts',
    './src/client-modules/user-language.ts',
  ],
  customFields: {
    repository: environment.repository,
    host: environment.host,
    headingFont: environment.headingFont,
    retireWorker: environment.retireWorker,
  },
};

export default config;
