import { BLOG_VERSION } from './blog';
import type { DocsVersion } from './docs-version';
import { DOCS_VERSIONS } from './library-versions';
import { SECTION_VERSIONS } from './sections/index';

/**
 * The docs of all sections: all versions of MUI X, the newest first, then the other sections and the
 * blog. Only the build reads it. Pages of MUI X know nothing of other sections, so they do not grow
 * with them.
 */
export const ALL_DOCS: readonly DocsVersion[] = [
  ...DOCS_VERSIONS,
  ...SECTION_VERSIONS,
  BLOG_VERSION,
];
