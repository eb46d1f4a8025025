// @ts-check

/** Ranges that `text/html` is in, the most specific first. */
const HTML_RANGES = ['text/html', 'text/*', '*/*'];

/**
 * @param {string[]} parameters of a media range, in lower case
 * @returns {number} between 0 and 1; a weight that is not a number excludes the type
 */
function qualityOf(parameters) {
  const weight = parameters.find((parameter) => /^q\s*=/.test(parameter))?.replace(/^q\s*=\s*/, '');
  const quality = weight === undefined ? 1 : Number(weight || NaN);
  return quality >= 0 && quality <= 1 ? quality : 0;
}

/**
 * Whether a client wants the Markdown of a page rather than its HTML. It must name `text/markdown`:
 * browsers and most tools accept anything, and mean HTML.
 * https://www.rfc-editor.org/rfc/rfc9110#name-accept
 * @param {string | undefined} header value of `Accept`
 * @returns {boolean}
 */
export function prefersMarkdown(header) {
  /** @type {Map<string, number>} */
  const qualities = new Map();
  for (const item of (header ?? '').toLowerCase().split(',')) {
    const [range = '', ...parameters] = item.split(';').map((part) => part.trim());
    qualities.set(range, qualityOf(parameters));
  }
  const markdown = qualities.get('text/markdown') ?? 0;
  const html = HTML_RANGES.map((range) => qualities.get(range)).find((each) => each !== undefined);
  return markdown > 0 && markdown >= (html ?? 0);
}

/**
 * @param {string} file absolute path of the file of a page
 * @param {string} dir absolute path of the site
 * @returns {string | undefined} absolute path where the Markdown of the page would be; nothing for a
 *   file that is not the file of a page
 */
export function markdownFile(file, dir) {
  if (!file.endsWith('/index.html')) return undefined;
  const folder = file.slice(0, -'/index.html'.length);
  // The start pages of the languages have it inside: `/zh/index.md`.
  const depth = folder.slice(dir.length).split('/').length - 1;
  return depth <= 1 ? `${folder}/index.md` : `${folder}.md`;
}
