import { parseAddress } from '../../../model/addresses/parse';

/** An old address and a new one, with the language. */
export interface Rule {
  from: string;
  to: string;
}

/** `/x/react-charts.html` is an address that no page has, and that people and tools try. */
export function htmlRules(pages: readonly string[]): Rule[] {
  return pages
    .filter((page) => parseAddress(page).section !== '')
    .map((page) => ({ from: page.replace(/\/$/, '.html'), to: page }));
}

/**
 * Netlify's `_redirects`, which keeps queries, and takes an address with and without its last
 * slash for one. `!` gives a rule priority over the page that replaces it on other hosts.
 * https://docs.netlify.com/routing/redirects/
 */
export function netlifyRules(rules: readonly Rule[]): string {
  return rules.map(({ from, to }) => `${from} ${to} 301!\n`).join('');
}

/**
 * Netlify serves one 404 page for all addresses: below a language it is the one in that language. The
 * rules come last, and hold only where there is no file.
 */
export function netlifyNotFound(languages: readonly string[]): string {
  return languages.map((language) => `/${language}/* /${language}/404.html 404\n`).join('');
}

/** For every other host: old address to new one, as JSON. */
export function jsonRules(rules: readonly Rule[]): string {
  const entries = rules.map(({ from, to }) => [from, to]);
  return `${JSON.stringify(Object.fromEntries(entries), null, 1)}\n`;
}

/**
 * For nginx, to include in a server block. A hash comes after the query.
 * https://nginx.org/en/docs/http/ngx_http_core_module.html#location
 */
export function nginxRules(rules: readonly Rule[]): string {
  return rules
    .map(({ from, to }) => {
      const [page, hash] = to.split('#');
      const target = `${page}$is_args$args${hash === undefined ? '' : `#${hash}`}`;
      return `location = "${from}" { return 301 "${target}"; }\n`;
    })
    .join('');
}
