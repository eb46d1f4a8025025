// @ts-check
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { PAGES } from '../bench/pages.mjs';

/** @typedef {import('../../model/quality/report').BuildReport} BuildReport */

const SCRIPT = /<script[^>]*\ssrc="?([^\s">]+)/g;
const STYLE_SHEET = /<link[^>]*\srel="?stylesheet"?[^>]*>/g;
const HREF = /\shref="?([^\s">]+)/;

/** @param {Buffer} content */
const gzipped = (content) => gzipSync(content).length;

/**
 * @param {string} dir
 * @param {readonly string[]} addresses of files of the site
 */
function bytesOf(dir, addresses) {
  const files = [...new Set(addresses)].filter((address) => address.startsWith('/'));
  return files.reduce((sum, file) => sum + gzipped(readFileSync(path.join(dir, file))), 0);
}

/**
 * @param {string} dir of a built site
 * @param {import('../bench/pages.mjs').BenchPage} page
 */
function measurePage(dir, { name, path: address }) {
  const file = path.join(dir, address, 'index.html');
  if (!existsSync(file)) throw new Error(`The build has no ${address}: build x/current/en first`);
  const content = readFileSync(file);
  const html = content.toString();
  const sheets = [...html.matchAll(STYLE_SHEET)].map(([tag]) => HREF.exec(tag)?.[1] ?? '');
  return {
    kind: name,
    address,
    html: gzipped(content),
    script: bytesOf(
      dir,
      [...html.matchAll(SCRIPT)].map(([, source = '']) => source),
    ),
    style: bytesOf(dir, sheets),
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
  const pages = PAGES.map((page) => measurePage(dir, page));
  const names = JSON.parse(readFileSync(path.join(dir, 'x/api/names.json'), 'utf8'));
  const lines = readFileSync(unknownNames, 'utf8').split('\n');
  return {
    pages,
    site: measureFolder(unit),
    names: { reference: Object.keys(names).length, unknown: lines.filter(Boolean).length },
  };
}
