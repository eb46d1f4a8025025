// @ts-check
import { readFileSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { readModel } from '../docs-versions.mjs';
import { measureRun } from '../measured-run.mjs';
import { removeCaches } from './copy-project.mjs';

/** @typedef {import('../measured-run.mjs').RunCost} RunCost */

/**
 * @typedef {object} VersionCosts
 * @property {number} versions that the site has
 * @property {RunCost} unit the pages in `docs/` by themselves, without caches
 * @property {RunCost} rest all other versions after it
 * @property {RunCost} warm all of them again
 * @property {number} siteBytes
 * @property {number} scriptBytes of `main` and the runtime of a page with text, with gzip
 * @property {number} pageBytes of its HTML, with gzip
 */

/** A page with text only. */
const PAGE = 'x/introduction/licensing/index.html';

/** Scripts that a page loads first; of other units they are in a folder of the version. */
const FIRST_SCRIPTS = /\/(assets\/(?:[\w.-]+\/)?js\/(?:main|runtime~main)\.\w+\.js)/g;

/** @param {string} folder */
function sizeOf(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0);
}

/**
 * The first scripts of a page.
 * @param {string} html
 * @returns {string[]} from the root of the site, each once
 */
export function firstScripts(html) {
  return [...new Set([...html.matchAll(FIRST_SCRIPTS)].map(([, file = '']) => file))];
}

/** @param {string} site */
function bytesOfPage(site) {
  const html = readFileSync(path.join(site, PAGE), 'utf8');
  const files = firstScripts(html);
  if (files.length !== 2) throw new Error(`${PAGE} loads ${files.join(', ') || 'no main script'}`);
  const bytes = files.map((file) => gzipSync(readFileSync(path.join(site, file))).length);
  return { scriptBytes: bytes.reduce((a, b) => a + b), pageBytes: gzipSync(html).length };
}

/** As in a CI job. A cache that is shared would have the units, and so would archives. */
const ENVIRONMENT = { CI: 'true', TURBO_API: undefined, DOCS_ARCHIVES: undefined };

/**
 * @param {string} copy
 * @param {string[]} units
 */
async function measureBuild(copy, units) {
  const args = ['scripts/build/cli.mjs', ...units.flatMap((name) => ['--unit', name])];
  const what = units.length === 1 ? String(units[0]) : `${units.length} units`;
  const cost = await measureRun(`The build of ${what}`, args, { cwd: copy, env: ENVIRONMENT });
  console.log(`Built ${what} in ${cost.seconds.toFixed(1)} s`);
  return cost;
}

/** @param {{ path: string }} version */
const unitOf = ({ path: folder }) => `x/${folder || 'current'}/en`;

/**
 * Builds all versions of a copy in English: the pages in `docs/` by themselves, as a contributor does,
 * then all others, then all once more.
 * @param {string} copy
 * @returns {Promise<VersionCosts>}
 */
export async function measureVersions(copy) {
  const versions = readModel(copy);
  const units = versions.map(unitOf);
  removeCaches(copy);
  const unit = await measureBuild(
    copy,
    versions.filter(({ docs }) => docs === 'current').map(unitOf),
  );
  const isMore = units.length > 1;
  const rest = isMore ? await measureBuild(copy, units) : { seconds: 0, peakBytes: 0 };
  const warm = await measureBuild(copy, units);
  const site = path.join(copy, 'build');
  const siteBytes = sizeOf(site);
  return { versions: units.length, unit, rest, warm, siteBytes, ...bytesOfPage(site) };
}
