import type { Config } from '@docusaurus/types';
import { analytics } from '../plugins/analytics';
import { apiNames } from '../plugins/api-names';
import { apiReference } from '../plugins/api-reference';
import { cacheDependencies } from '../plugins/cache-dependencies';
import { codeBlocks } from '../plugins/code-blocks';
import { demoLibraries } from '../plugins/demo-libraries';
import { designTokens } from '../plugins/design-tokens';
import { firstPaint } from '../plugins/first-paint';
import { interfaceTexts } from '../plugins/interface-texts';
import { libraryChunks } from '../plugins/library-chunks';
import { licenceKey } from '../plugins/licence-key';
import { lightDocs } from '../plugins/light-docs';
import { offline } from '../plugins/offline';
import { rightToLeft } from '../plugins/right-to-left';
import { wholeText } from '../plugins/whole-text';
import { docs } from './docs';
import type { buildEnvironment } from './environment';
import { pages } from './pages';
import { redirects } from './redirects';

type Environment = ReturnType<typeof buildEnvironment>;

/** What makes pages, and what the bundler does for them, in the order in which it runs. */
export function pluginsFor({ measurementId }: Environment): Config['plugins'] {
  return [
    apiReference,
    apiNames,
    rightToLeft,
    '@docusaurus/plugin-css-cascade-layers',
    [lightDocs, docs],
    ['@docusaurus/plugin-content-pages', pages],
    ['@docusaurus/plugin-client-redirects', redirects],
    demoLibraries,
    libraryChunks,
    licenceKey,
    interfaceTexts(measurementId ? [] : ['consent.']),
    cacheDependencies,
    wholeText,
    offline,
  ];
}

/** What pages look like, in the order in which components and scripts stand. */
export function themesFor({ measurementId }: Environment): Config['themes'] {
  return [
    ['@docusaurus/theme-classic', { customCss: ['./src/css/index.css'] }],
    designTokens,
    // Behind the theme: its scripts run after the theme's own colour script.
    firstPaint,
    codeBlocks,
    analytics(measurementId),
  ];
}
