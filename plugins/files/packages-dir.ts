import path from 'node:path';

/**
 * The folder `node_modules` of the site. Its tools are there, and the packages that the docs are
 * about. Code that reads the latter gets the folder as `packagesDir`, so only its callers decide
 * which packages a version of the docs has.
 */
export function packagesDirOf(siteDir: string): string {
  return path.join(siteDir, 'node_modules');
}

/** A file beside a folder `node_modules`: its imports resolve to the packages there. */
export function importerOf(packagesDir: string): string {
  return path.join(path.dirname(packagesDir), 'package.json');
}
