import type { Options } from '@docusaurus/preset-classic';
import { blog } from './blog';
import { docs } from './docs';
import { pages } from './pages';
import { sitemap } from './sitemap';
import { DEFAULT_LANGUAGE } from '../model/languages';
import { IS_BLOG, IS_DOCUMENTED, UNIT } from './unit';

/** How texts in another language look; English pages do not load it. */
const OF_LANGUAGE =
  UNIT.language === DEFAULT_LANGUAGE ? [] : [`./src/css/languages/${UNIT.language}.css`];

/**
 * Options of `@docusaurus/preset-classic`. A unit has docs, or the blog: pages of the docs know nothing
 * of its posts. The site imports no SVG files.
 */
export const preset = {
  docs: IS_BLOG ? false : docs,
  // The home page, the playground and others are about the documented version.
  pages: IS_DOCUMENTED && pages,
  sitemap,
  theme: { customCss: ['./src/css/index.css', ...OF_LANGUAGE] },
  blog: IS_BLOG && blog,
  debug: false,
  svgr: false,
} satisfies Options;
