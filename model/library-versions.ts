/**
 * What the build reads from `versions.json`: the versions of the docs, and the numbers of the library
 * that the pages describe. Scripts of pages do not import this: they read the theme's configuration.
 *
 * The registry does not serve every release that pages describe, such as 7.0.0-beta.1, so demos and
 * install commands run on the packages that a version pins; plugins/mdx/library-versions reads their
 * numbers instead of repeating them.
 */
import { documentedVersions, workingCopyOf, type DocsVersion } from './docs-version';
import { knownVersions } from './public-versions';
import versions from './versions.json';

/** All versions of the docs of MUI X, the newest first. */
export const DOCS_VERSIONS = versions as readonly DocsVersion[];

/** What every page knows of them without a request. */
export const KNOWN_VERSIONS = knownVersions(DOCS_VERSIONS);

/** The version whose pages are in `docs/`. */
export const WORKING_COPY = workingCopyOf(DOCS_VERSIONS);

/** Version of the library that the pages in `docs/` describe, by npm package, in the order of the families. */
export const DOCUMENTED_VERSIONS = documentedVersions(WORKING_COPY);

/** Older majors have their own hosts; newest first. */
export const OLDER_MAJORS = [
  { label: 'v6', origin: 'https://v6.mui.com' },
  { label: 'v5', origin: 'https://v5.mui.com' },
] as const;
