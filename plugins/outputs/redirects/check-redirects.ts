import type { Redirect } from './parse-redirects';

/** The part of the site that the check needs. */
export interface Site {
  /** Addresses of the pages, from the root of a language. */
  pages: ReadonlySet<string>;
  /** Reason why an address is broken; nothing when it works. */
  brokenTarget(address: string): string | undefined;
}

function pathOf(address: string): string {
  return address.replace(/#.*$/, '');
}

/** Reason why a redirect does not work. */
function faultOf(redirect: Redirect, lines: ReadonlyMap<string, number>, site: Site) {
  const { from, to, line } = redirect;
  const first = lines.get(from);
  if (first !== undefined && first !== line) return `"${from}" is in line ${first} already`;
  if (site.pages.has(from)) return `"${from}" is a page`;
  if (pathOf(to) === from) return `"${from}" leads to itself`;
  const next = lines.get(pathOf(to));
  if (next !== undefined) return `"${to}" is led on by line ${next}: say where it ends`;
  return site.brokenTarget(to);
}

/**
 * Users follow old addresses that they cannot fix: each must lead to a page, and to the
 * place in it, in one step.
 * @param redirects without stars
 * @throws with file and line of each that does not
 */
export function checkRedirects(redirects: readonly Redirect[], file: string, site: Site): void {
  const lines = new Map<string, number>();
  for (const { from, line } of redirects) if (!lines.has(from)) lines.set(from, line);
  const faults = redirects.flatMap((redirect) => {
    const fault = faultOf(redirect, lines, site);
    return fault === undefined ? [] : [`${file}:${redirect.line}: ${fault}`];
  });
  if (faults.length > 0) throw new Error([...new Set(faults)].join('\n'));
}
