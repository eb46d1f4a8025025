import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Looks for an element with an id in the HTML of a page; minified HTML may leave quotes out. */
function hasAnchor(html: string, anchor: string): boolean {
  const id = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${id}"|'${id}'|${id}(?=[\\s>]))`).test(html);
}

/**
 * Checks an address against the site that was just built.
 * @param address from the root of the language, such as `/x/react-charts/#bars`
 * @param outDir folder of the pages of the language
 * @returns the reason why it leads nowhere; undefined if it leads to a page and a place in it
 */
export function brokenTarget(address: string, outDir: string): string | undefined {
  const { pathname, hash } = new URL(address, 'https://localhost');
  const file = path.join(outDir, decodeURI(pathname), 'index.html');
  if (!pathname.endsWith('/') || !existsSync(file)) return `there is no page at "${pathname}"`;
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || hasAnchor(readFileSync(file, 'utf8'), anchor)) return undefined;
  return `"${pathname}" has no place with the id "${anchor}"`;
}
