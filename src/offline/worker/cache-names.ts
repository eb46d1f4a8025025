/** Names of the caches of one language, which the worker fills and pages read and tidy. */
export interface CacheNames {
  /** HTML of pages, by address without query. */
  pages: string;
  /** Files whose names change with their content. */
  files: string;
  /** What is kept, and for which reason. */
  records: string;
  /** Filled at install by the PWA plugin's part of the worker. */
  install: string;
}

/** @param scope address of the worker's scope, `https://mui.com/x/` */
export function cacheNames(scope: string): CacheNames {
  return {
    pages: `mui-x-pages-v1-${scope}`,
    files: `mui-x-files-v1-${scope}`,
    records: `mui-x-records-v1-${scope}`,
    install: `workbox-precache-v2-${scope}`,
  };
}

/** Whether a cache of this scope belongs to no worker of today. */
export function isOutdated(name: string, scope: string): boolean {
  return name.endsWith(`-${scope}`) && !Object.values(cacheNames(scope)).includes(name);
}
