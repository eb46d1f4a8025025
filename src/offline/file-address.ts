/** Whether the name of a file changes with its content: what has the same name is the same. */
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
