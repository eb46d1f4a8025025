/** The versions that a build knows. Scripts of pages do not import this: they read the theme's configuration. */
import type { DocsVersion } from './docs-version';
import { knownVersions } from './public-versions';
import versions from './versions.json';

/** All versions of the docs, the newest first. */
export const DOCS_VERSIONS = versions as readonly DocsVersion[];

export const KNOWN_VERSIONS = knownVersions(DOCS_VERSIONS);
