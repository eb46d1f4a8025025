import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';

/** The part of a version that tells where its packages are. */
export type VersionPackages = Pick<DocsVersion, 'packages'>;

/** The site itself, and the versions of the docs that run on the packages of the site. */
const OF_THE_SITE: VersionPackages = { packages: null };

/**
 * The folder `node_modules` with the packages that a version of the docs is about. Code that reads
 * them gets the folder as `packagesDir`, so only its callers decide which version they ask for.
 * @param version without it, the folder of the site, which also has its tools
 */
export function packagesDirOf(siteDir: string, version: VersionPackages = OF_THE_SITE): string {
  return path.join(siteDir, version.packages ?? '', 'node_modules');
}

/** A file beside a folder `node_modules`: its imports resolve to the packages there. */
export function importerOf(packagesDir: string): string {
  return path.join(path.dirname(packagesDir), 'package.json');
}
