// @ts-check
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { measureRun } from '../measured-run.mjs';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';

/**
 * @typedef {object} BuildCost
 * @property {number} seconds
 * @property {number} peakBytes memory of the build and all it started
 * @property {number} pages
 */

const WORK_DIR = '.cache/bench-build';
const OUT_DIR = `${WORK_DIR}/site`;

/**
 * @param {string} dir
 * @returns {number} number of pages in it, without redirects
 */
function countPages(dir) {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .filter((file) => {
      const html = readFileSync(path.join(dir, file), 'utf8');
      return !/http-equiv="?refresh/i.test(html);
    }).length;
}

/**
 * Builds the English site into a separate folder, without caches of an earlier build: the cost on a
 * fresh machine.
 * @returns {Promise<BuildCost>}
 */
export async function measureBuild() {
  const args = [DOCUSAURUS_BIN, 'build', '--locale', 'en', '--out-dir', OUT_DIR];
  const env = {
    DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
    DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${WORK_DIR}/generated`,
  };
  const cost = await measureRun('docusaurus build', args, { env });
  const pages = countPages(path.join(PROJECT_ROOT, OUT_DIR));
  rmSync(path.join(PROJECT_ROOT, WORK_DIR), { recursive: true, force: true });
  return { ...cost, pages };
}
