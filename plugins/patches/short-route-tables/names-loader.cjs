// @ts-check
const { readNumbering } = require('./numbering.cjs');

/** @typedef {import('./numbering.cjs').Parts} Parts */

/**
 * Docusaurus' table of the parts of each route, as a script that numbers them. Most pages have one
 * component and their content, so of these the table has only the paths.
 * @this {import('./numbering.cjs').Loader}
 * @returns {string}
 */
module.exports = function namesLoader() {
  const { parts, pages, component = '', others, hashes } = readNumbering(this);
  const short = Object.entries(others).map(([key, value]) => [
    key.replace(/[^-]+$/, hashes.get(key) ?? ''),
    JSON.parse(JSON.stringify(value), (_, part) =>
      typeof part === 'string' ? parts.get(part) : part,
    ),
  ]);
  return `import { partsOfPages } from '@site/src/loading/usual-pages';
export const pages = ${JSON.stringify(pages.join('\n'))}.split('\\n');
export default {
  ...${JSON.stringify(Object.fromEntries(short))},
  ...partsOfPages(pages, ${parts.get(component)}, ${parts.size - pages.length}),
};`;
};
