/** Returns whether the name of a file contains a hash: files with the same name are the same. */
export function isHashed(pathname: string): boolean {
  return pathname.includes('/assets/');
}

/**
 * Returns the cache key of a file or page: its address without the query. A query only bypasses
 * caches of proxies, or is read by scripts.
 * @param url absolute
 */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
