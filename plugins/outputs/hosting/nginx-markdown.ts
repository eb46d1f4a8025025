/**
 * How nginx chooses between a page and its Markdown, as scripts/serve/accept-markdown.mjs does. nginx
 * cannot compare numbers, so weights are compared by regular expressions, to their first decimal.
 */
import { PREFIXED_LANGUAGES } from '../../../model/languages';

/** A parameter that is not a weight, such as `charset=utf-8`. */
const OTHER_PARAMETERS = '(?:\\s*;\\s*(?!q\\s*=)[^;,]*)*';
const END = '\\s*(?:[,;]|$)';

/** A media range of the header, with its weight. */
function range(types: string, weight: string): string {
  return `(?:^|,)\\s*${types}${OTHER_PARAMETERS}${weight}`;
}

/** No weight means the highest one. */
const HIGHEST = '(?:\\s*(?:,|$)|\\s*;\\s*q\\s*=\\s*1)';

function weightFrom(decimal: number): string {
  return decimal > 9 ? HIGHEST : `(?:${HIGHEST}|\\s*;\\s*q\\s*=\\s*0?\\.[${decimal}-9]\\d*${END})`;
}

/** HTML with at least a weight: named, or in a range if it is not named. */
function htmlFrom(decimal: number): string {
  const named = `.*${range('text/html', weightFrom(decimal))}`;
  const asText = `(?!.*text/html).*${range('text/\\*', weightFrom(decimal))}`;
  const asAny = `(?!.*text/(?:html|\\*)).*${range('\\*/\\*', weightFrom(decimal))}`;
  return `(?:${named}|${asText}|${asAny})`;
}

/** The header names Markdown with a weight above zero. */
export const NAMES_MARKDOWN = range(
  'text/markdown',
  `(?:${HIGHEST}|\\s*;\\s*q\\s*=\\s*0?\\.\\d*[1-9]\\d*${END})`,
);

/** Headers that rank HTML higher, one expression for each weight of Markdown. */
export const PREFERS_HTML: readonly string[] = Array.from({ length: 10 }, (_, decimal) => {
  const markdown = range('text/markdown', `\\s*;\\s*q\\s*=\\s*0?\\.${decimal}\\d*${END}`);
  return `^(?=.*${markdown})(?=${htmlFrom(decimal + 1)})`;
});

/**
 * Directives for the end of a server block: nginx then answers with the Markdown of a page. They
 * follow those that set `$site_vary`.
 */
export function nginxMarkdown(): string {
  return [
    '# Pages as Markdown, for clients that prefer it.',
    'set $site_markdown "";',
    `if ($http_accept ~* "${NAMES_MARKDOWN}") { set $site_markdown "1"; }`,
    ...PREFERS_HTML.map((html) => `if ($http_accept ~* "${html}") { set $site_markdown ""; }`),
    'set $site_twin "";',
    'if ($uri ~ "^(?<site_folder>/.+)/(?:index\\.html)?$") { set $site_twin "$site_folder.md"; }',
    `if ($uri ~ "^(?<site_start>/(?:(?:${PREFIXED_LANGUAGES.join('|')})/)?)(?:index\\.html)?$") { set $site_twin "\${site_start}index.md"; }`,
    'if (!-f $document_root$site_twin) { set $site_twin ""; }',
    'if ($site_twin) { set $site_vary "Accept-Encoding, Accept"; }',
    'set $site_chosen "$site_markdown$site_twin";',
    'if ($site_chosen ~ "^1(?<site_file>/.+)$") { rewrite ^ $site_file break; }',
    '',
  ].join('\n');
}
