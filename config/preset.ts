import type { Options } from '@docusaurus/preset-classic';
import { docs } from './docs';
import { pages } from './pages';
import { sitemap } from './sitemap';
import { IS_DOCUMENTED } from './unit';

/** Options of `@docusaurus/preset-classic`; the site has no blog and imports no SVG files. */
export const preset = {
  docs,
  // The home page, the playground and others are about the documented version.
  pages: IS_DOCUMENTED && pages,
  sitemap,
  theme: { customCss: ['./src/css/index.css'] },
  blog: false,
  debug: false,
  svgr: false,
} satisfies Options;
