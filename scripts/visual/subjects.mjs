// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGES_FILE } from '../docs-versions.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { STATES_OF_DEMOS, STATES_OF_PAGES } from './states.mjs';

/**
 * @typedef {object} Subject a page to visit, for its demos or as a whole
 * @property {string} path address
 * @property {string} family by which the report filters; for a whole page, its kind
 * @property {boolean} demosOnly
 * @property {readonly import('./states.mjs').State[]} states
 */

/** @type {typeof import('../../e2e/fixtures/page-kinds')} */
const { PAGE_KINDS } = loadTypeScript('e2e/fixtures/page-kinds.ts');
/** @type {typeof import('../../model/navigation/product-of')} */
const { productOf } = loadTypeScript('model/navigation/product-of.ts');

/** A kind of addresses that lead to another page. */
const REDIRECT = 'redirect of an old address';

/** The documented version in English. */
const BASE = '/x/';

const DEMO = /\sdata-demo=/;

/**
 * @param {string} dir of a built site
 * @param {string} address
 * @returns {string | undefined} HTML of the page, if the site has it
 */
function readPage(dir, address) {
  const file = path.join(dir, address.replace(/\?.*/, ''), 'index.html');
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/**
 * @param {string} dir of a built site
 * @returns {string[]}
 * @throws with one line when there is no such site
 */
function addressesOf(dir) {
  const file = path.join(dir, BASE, PAGES_FILE);
  if (!existsSync(file)) throw new Error(`${dir} has no English docs of the documented version`);
  /** @type {string[]} */
  const pages = JSON.parse(readFileSync(file, 'utf8'));
  return pages.map((page) => BASE + page);
}

/**
 * Lists what two sites have to show: a page of each kind, and all pages with demos.
 * @param {readonly string[]} dirs of the built sites
 * @param {readonly string[]} [only] parts of addresses; without any, all pages are listed
 * @returns {Subject[]}
 */
export function listSubjects(dirs, only = []) {
  const addresses = [...new Set(dirs.flatMap(addressesOf))].sort();
  const isWanted = (/** @type {Subject} */ { path: address }) =>
    only.length === 0 || only.some((part) => address.includes(part));
  const kinds = Object.entries(PAGE_KINDS)
    .filter(([kind]) => kind !== REDIRECT)
    .map(([kind, address]) => ({
      path: address,
      family: kind,
      demosOnly: false,
      states: STATES_OF_PAGES,
    }));
  const withDemos = addresses.map((address) => ({
    path: address,
    family: productOf(address).productId,
    demosOnly: true,
    states: STATES_OF_DEMOS,
  }));
  return [
    ...kinds.filter(isWanted).filter((page) => dirs.some((dir) => readPage(dir, page.path))),
    ...withDemos
      .filter(isWanted)
      .filter((page) => dirs.some((dir) => DEMO.test(readPage(dir, page.path) ?? ''))),
  ];
}

/**
 * @param {string} dir of a built site
 * @param {Subject} subject
 * @returns {boolean} whether the site has it
 */
export function isShown(dir, { path: address, demosOnly }) {
  const html = readPage(dir, address);
  return html !== undefined && (!demosOnly || DEMO.test(html));
}
