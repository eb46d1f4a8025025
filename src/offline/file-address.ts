/** Returns whether the name of a file contains a hash: files with the same name are the same. */
export function isHashed(pathname: string): boolean {
  return pathname.includes('/assets/');
}

/**
 * The address under which a file or page is kept: without the query, which asks for the same file
 * once more, past what a proxy has kept of it, or is read in the browser.
 * @param url absolute
 */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url);
  return origin + pathname;
}
