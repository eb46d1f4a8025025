// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../bench/pages.mjs';

/** @typedef {import('../../model/quality/report').BuildReport} BuildReport */

/** The home page is not kept for reading offline, so no list has its files. */
export const MEASURED = PAGES.filter(({ name }) => name !== 'home');

/** Lists of the files of each page, which the build has written for reading offline. */
const LISTS = 'x/offline';

/** @typedef {{ path: string }} ListedFile */
/** @typedef {{ pages?: { path: string, files: number[] }[], files: ListedFile[] }} OfflineList */

/**
 * @param {string} dir of a built site
 * @param {string} address of a page
 * @returns {string[]} addresses of its files, those of its demos included
 * @throws with one line when the page is missing
 */
function filesOfPage(dir, address) {
  const folder = path.join(dir, LISTS);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((file) => file.endsWith('.json'))) {
    /** @type {OfflineList} */
    const { pages = [], files } = JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
    const page = pages.find((entry) => entry.path === address);
    if (page) return page.files.flatMap((index) => files[index]?.path ?? []);
  }
  throw new Error(`The build does not have ${address}: build x/current/en first`);
}

/** @param {string} file */
const gzipped = (file) => gzipSync(readFileSync(file)).length;

/**
 * @param {string} html
 * @returns {string[]} addresses of the style sheets that a page waits for
 */
export function sheetsOf(html) {
  const found = html.matchAll(/<link rel=["']?stylesheet["']? href=["']?([^\s"'>]+)/g);
  return [...found].map(([, address = '']) => address);
}

/**
 * @param {string} dir of a built site
 * @param {import('../bench/pages.mjs').BenchPage} page
 */
function measurePage(dir, { name, path: address }) {
  const page = path.join(dir, address, 'index.html');
  const scripts = filesOfPage(dir, address).filter((file) => file.endsWith('.js'));
  const bytesOf = (/** @type {string[]} */ files) =>
    files.reduce((sum, file) => sum + gzipped(path.join(dir, file)), 0);
  return {
    kind: name,
    address,
    html: gzipped(page),
    script: bytesOf(scripts),
    style: bytesOf(sheetsOf(readFileSync(page, 'utf8'))),
  };
}

/** @param {string} dir */
function measureFolder(dir) {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const bytes = files.reduce(
    (sum, { parentPath, name }) => sum + statSync(path.join(parentPath, name)).size,
    0,
  );
  return { files: files.length, bytes };
}

/**
 * Measures the documented version in English.
 * @param {string} dir of a built site
 * @param {{ unit: string, unknownNames: string }} parts the folder of that unit, and the list that its
 *   build has written of names that the reference lacks
 * @returns {Omit<BuildReport, 'date' | 'commit'>}
 * @throws with one line when a page is missing
 */
export function measureBuild(dir, { unit, unknownNames }) {
  const pages = MEASURED.map((page) => measurePage(dir, page));
  const names = JSON.parse(readFileSync(path.join(dir, 'x/api/names.json'), 'utf8'));
  const lines = readFileSync(unknownNames, 'utf8').split('\n');
  return {
    pages,
    site: measureFolder(unit),
    names: { reference: Object.keys(names).length, unknown: lines.filter(Boolean).length },
  };
}
