// @ts-check
const { readFileSync } = require('node:fs');
const path = require('node:path');

/** @typedef {{ [key: string]: Parts | string }} Parts names of parts of a page, nested as its props are */

/** @typedef {{ id: string, path: string, sidebar?: string }} Doc */
/** @typedef {{ path: string, docs: Doc[] }} Version */

/**
 * @typedef {object} Numbering
 * @property {ReadonlyMap<string, number>} parts the number of each part, by the name of its chunk
 * @property {readonly string[]} pages paths of pages of the usual form, in the order of the docs: their
 *   contents have the last numbers, in this order
 * @property {string | undefined} component name of the component of these pages
 * @property {Readonly<Record<string, Parts>>} others keys and parts of all other routes
 * @property {ReadonlyMap<string, string>} hashes what is behind the path in the new key of a route
 */

/** Docusaurus' table of the parts of each route. */
const TABLE = 'routesChunkNames.json';

/** What all pages know of the site, with a list of the docs. */
const GLOBAL_DATA = 'globalData.json';

/** @param {string} key path and hash */
const pathOf = (key) => key.replace(/-[^-]+$/, '');

/**
 * @param {Parts | string} parts
 * @returns {string[]}
 */
const leavesOf = (parts) =>
  typeof parts === 'string' ? [parts] : Object.values(parts).flatMap(leavesOf);

/** @param {Parts} parts */
const isUsual = (parts) =>
  typeof parts.content === 'string' && Object.keys(parts).join() === '__comp,content';

/**
 * @param {string[]} values
 * @returns {ReadonlyMap<string, number>} how often each occurs
 */
function countEach(values) {
  const counts = new Map();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

/**
 * Hashes of routes are there to tell apart those with the same path: a number does it, too.
 * @param {string[]} keys
 */
function shortHashes(keys) {
  const seen = new Map();
  return new Map(
    keys.map((key) => {
      const count = seen.get(pathOf(key)) ?? 0;
      seen.set(pathOf(key), count + 1);
      return [key, String(count)];
    }),
  );
}

/** @param {[key: string, parts: Parts][]} routes of the usual form, with any component */
function mostFrequentComponent(routes) {
  const counts = countEach(routes.map(([, parts]) => String(parts.__comp)));
  return [...counts].sort((one, other) => other[1] - one[1])[0]?.[0];
}

/**
 * Versions of the docs in the global data, by how to reach them there.
 * @param {any} data
 * @returns {{ place: [plugin: string, id: string, version: number], version: Version }[]}
 */
exports.versionsIn = function versionsIn(data) {
  return Object.entries(data).flatMap(([plugin, instances]) =>
    Object.entries(instances).flatMap(([id, { versions = [] }]) =>
      versions.map((/** @type {Version} */ version, /** @type {number} */ index) => ({
        place: /** @type {[string, string, number]} */ ([plugin, id, index]),
        version,
      })),
    ),
  );
};

/** @param {object} data */
function docsOrder(data) {
  const docs = exports.versionsIn(data).flatMap(({ version }) => version.docs);
  return new Map(docs.map(({ path: page }, place) => [page, place]));
}

/**
 * Numbers the parts of all pages.
 * @param {Record<string, Parts>} table
 * @param {ReadonlyMap<string, number>} order of the docs
 * @returns {Numbering}
 */
function numberParts(table, order) {
  const routes = Object.entries(table);
  const component = mostFrequentComponent(routes.filter(([, parts]) => isUsual(parts)));
  const uses = countEach(routes.flatMap(([, parts]) => leavesOf(parts)));
  const paths = countEach(routes.map(([key]) => pathOf(key)));
  const isPage = (/** @type {[string, Parts]} */ [key, parts]) =>
    isUsual(parts) &&
    parts.__comp === component &&
    uses.get(String(parts.content)) === 1 &&
    paths.get(pathOf(key)) === 1;
  const placeOf = (/** @type {[string, Parts]} */ [key]) => order.get(pathOf(key)) ?? order.size;
  const pages = routes.filter(isPage).sort((one, other) => placeOf(one) - placeOf(other));
  const others = routes.filter((route) => !isPage(route));
  const names = new Set([
    ...others.flatMap(([, parts]) => leavesOf(parts)),
    ...pages.flatMap(([, parts]) => leavesOf(parts)),
  ]);
  return {
    parts: new Map([...names].map((name, number) => [name, number])),
    pages: pages.map(([key]) => pathOf(key)),
    component,
    others: Object.fromEntries(others),
    hashes: shortHashes(Object.keys(table)),
  };
}

/** @typedef {{ resourcePath: string, addDependency(file: string): void }} Loader */

/**
 * Numbers the parts that the tables next to a file name.
 * @param {Loader} loader
 */
exports.readNumbering = function readNumbering(loader) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(path.dirname(loader.resourcePath), name);
    loader.addDependency(file);
    return JSON.parse(readFileSync(file, 'utf8'));
  };
  return numberParts(read(TABLE), docsOrder(read(GLOBAL_DATA)));
};
