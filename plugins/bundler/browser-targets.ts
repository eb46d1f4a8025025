import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Whether the HTML of a page has an element with an id; minified HTML may leave quotes out. */
function hasAnchor(html: string, anchor: string): boolean {
  const id = anchor.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`\\sid=(?:"${id}"|'${id}'|${id}(?=[\\s>]))`).test(html);
}

/**
 * Why an address leads nowhere in the site that was just built, or nothing when it leads somewhere.
 * @param address from the root of the language, such as `/x/react-charts/#bars`
 * @param outDir where the pages of the language are
 */
export function brokenTarget(address: string, outDir: string): string | undefined {
  const { pathname, hash } = new URL(address, 'https://localhost');
  const file = path.join(outDir, decodeURI(pathname), 'index.html');
  if (!pathname.endsWith('/') || !existsSync(file)) return `there is no page at "${pathname}"`;
  const anchor = decodeURIComponent(hash.slice(1));
  if (anchor === '' || hasAnchor(readFileSync(file, 'utf8'), anchor)) return undefined;
  return `"${pathname}" has no place with the id "${anchor}"`;
}
