/** Names of the caches of one language, which the worker fills and pages read and tidy. */
export interface CacheNames {
  /** HTML of pages, by address without query. */
  pages: string;
  /** Files of pages: scripts, styles, pictures, and parts such as the search. */
  files: string;
  /** Records of what is stored, and why. */
  records: string;
}

/** @param scope address of the worker's scope, `https://mui.com/x/` */
export function cacheNames(scope: string): CacheNames {
  return {
    pages: `mui-x-pages-v1-${scope}`,
    files: `mui-x-files-v1-${scope}`,
    records: `mui-x-records-v1-${scope}`,
  };
}

const INSTALL = 'mui-x-install-';

/**
 * Returns the cache for the installation of a worker. Each build has its own, so an incomplete
 * installation does no harm.
 */
export function installCacheName(scope: string, build: string): string {
  return `${INSTALL}${build}-${scope}`;
}

/** Returns whether a cache belongs to the installation of a worker of this scope. */
export function isInstallCache(name: string, scope: string): boolean {
  return name.startsWith(INSTALL) && name.endsWith(`-${scope}`);
}

/** Returns whether a cache of this scope is no longer used by the current worker. */
export function isOutdated(name: string, scope: string, build: string): boolean {
  const used = [...Object.values(cacheNames(scope)), installCacheName(scope, build)];
  return name.endsWith(`-${scope}`) && !used.includes(name);
}

/**
 * Returns whether a cache was ever created for offline reading of this scope. Workbox created one
 * of them until the autumn of 2026.
 */
export function isOurs(name: string, scope: string): boolean {
  return name.endsWith(`-${scope}`) && /^(?:mui-x|workbox)-/.test(name);
}
