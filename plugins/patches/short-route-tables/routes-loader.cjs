// @ts-check
const { readNumbering } = require('./numbering.cjs');
const { writeRuns } = require('./runs.cjs');

/** A route without others below it, and its attributes: `exact: true,` and those of a plugin. */
const LEAF =
  /\{\s+path: '([^']+)',\s+component: ComponentCreator\('\1', '\w+'\),\s+exact: true(?:,\s+sidebar: "([^"]*)")?\s+\}/g;

const CREATOR = /ComponentCreator\('([^']+)', '(\w+)'\)/g;

const IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";

/** @typedef {{ pages: import('./runs.cjs').NumberedPage[], start: number, end: number }} Place */

/**
 * Finds routes of usual pages that follow each other. Their order makes no difference, as each has a
 * path of its own.
 * @param {string} source
 * @param {readonly string[]} pages
 * @returns {Place[]}
 */
function findPages(source, pages) {
  const numbers = new Map(pages.map((page, number) => [page, number]));
  /** @type {Place[]} */
  const places = [];
  for (const match of source.matchAll(LEAF)) {
    const [text, page = '', sidebar] = match;
    const number = numbers.get(page);
    if (number === undefined) continue;
    const end = match.index + text.length;
    const last = places.at(-1);
    if (last && /^,\s*$/.test(source.slice(last.end, match.index))) {
      last.pages.push({ number, sidebar });
      last.end = end;
    } else {
      places.push({ pages: [{ number, sidebar }], start: match.index, end });
    }
  }
  return places;
}

/** @param {Place} place */
function writeRoutes({ pages }) {
  const sorted = [...pages].sort((one, other) => one.number - other.number);
  return writeRuns(
    sorted,
    (slice, attributes) => `...routesOfPages(${slice}, ComponentCreator, ${attributes})`,
  );
}

/**
 * Makes the routes of usual pages from their paths, which are in the table of the parts of routes, and
 * gives the other routes their short hashes.
 * @this {import('./numbering.cjs').Loader}
 * @param {string} source
 * @returns {string}
 * @throws when Docusaurus writes its routes in another way
 */
module.exports = function routesLoader(source) {
  const { pages, hashes } = readNumbering(this);
  const places = findPages(source, pages);
  if (!source.includes(IMPORT) || (pages.length > 0 && places.length === 0)) {
    throw new Error('The list of routes has changed its form');
  }
  let end = 0;
  const shorter = places.map((place) => {
    const before = source.slice(end, place.start);
    end = place.end;
    return before + writeRoutes(place);
  });
  return [...shorter, source.slice(end)]
    .join('')
    .replace(
      CREATOR,
      (_, route, hash) => `ComponentCreator('${route}', '${hashes.get(`${route}-${hash}`)}')`,
    )
    .replace(
      IMPORT,
      `${IMPORT}import { pages } from '@generated/routesChunkNames';
import { routesOfPages } from '@site/src/loading/usual-pages';
`,
    );
};
