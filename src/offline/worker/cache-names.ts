/** Names of the caches of one language, which the worker fills and pages read and tidy. */
export interface CacheNames {
  /** HTML of pages, by address without query. */
  pages: string;
  /** What pages need: scripts, styles, pictures, and parts such as the search. */
  files: string;
  /** What is kept, and for which reason. */
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

/** What a worker brings along: each build has its own, so that an unfinished one harms nothing. */
export function installCacheName(scope: string, build: string): string {
  return `${INSTALL}${build}-${scope}`;
}

/** Whether a cache was filled by the installation of a worker of this scope. */
export function isInstallCache(name: string, scope: string): boolean {
  return name.startsWith(INSTALL) && name.endsWith(`-${scope}`);
}

/** Whether a cache of this scope belongs to no worker of today. */
export function isOutdated(name: string, scope: string, build: string): boolean {
  const used = [...Object.values(cacheNames(scope)), installCacheName(scope, build)];
  return name.endsWith(`-${scope}`) && !used.includes(name);
}

/**
 * Whether a cache was ever made for reading this scope offline. Until the autumn of 2026 Workbox
 * made one of them.
 */
export function isOurs(name: string, scope: string): boolean {
  return name.endsWith(`-${scope}`) && /^(?:mui-x|workbox)-/.test(name);
}
