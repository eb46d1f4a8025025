// @ts-check
const { readNumbering, versionsIn } = require('./numbering.cjs');
const { writeRuns } = require('./runs.cjs');

/** @typedef {import('./numbering.cjs').Doc} Doc */

/**
 * Pages of a list of docs that can be made from their paths.
 * @param {readonly Doc[]} docs
 * @param {string} root address of the version
 * @param {readonly string[]} pages
 * @returns {import('./runs.cjs').NumberedPage[] | undefined} undefined if one of them has more to it
 */
function numberDocs(docs, root, pages) {
  const numbers = new Map(pages.map((page, number) => [page, number]));
  const numbered = docs.flatMap(({ id, path, sidebar, ...rest }) => {
    const number = numbers.get(path);
    const isUsual = id === `${path.slice(root.length)}index` && Object.keys(rest).length === 0;
    return number !== undefined && isUsual ? [{ number, sidebar }] : [];
  });
  return docs.length > 0 && numbered.length === docs.length ? numbered : undefined;
}

/**
 * Makes the list of docs in the global data of all pages from their paths, which are in the table of
 * the parts of routes.
 * @this {import('./numbering.cjs').Loader}
 * @param {string} source
 * @returns {string}
 */
module.exports = function globalDataLoader(source) {
  const { pages } = readNumbering(this);
  const data = JSON.parse(source);
  const lists = versionsIn(data).flatMap(({ place, version }) => {
    const root = `${version.path.replace(/\/$/, '')}/`;
    const numbered = numberDocs(version.docs, root, pages);
    if (!numbered) return [];
    version.docs = [];
    const [plugin, id, index] = place;
    const calls = writeRuns(
      numbered,
      (slice, attributes) => `...docsOfPages(${slice}, ${root.length}, ${attributes})`,
    );
    return [`data['${plugin}']['${id}'].versions[${index}].docs = [${calls}];`];
  });
  return `import { pages } from '@generated/routesChunkNames';
import { docsOfPages } from '@site/src/loading/usual-pages';
const data = ${JSON.stringify(data)};
${lists.join('\n')}
export default data;`;
};
