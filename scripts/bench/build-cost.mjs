// @ts-check
import { spawn } from 'node:child_process';
import { readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DOCUSAURUS_BIN, PROJECT_ROOT } from '../project-root.mjs';
import { treeMemory } from './process-memory.mjs';

/**
 * @typedef {object} BuildCost
 * @property {number} wallMs
 * @property {number} peakBytes memory of the build and all it started
 * @property {number} pages
 */

const WORK_DIR = '.cache/bench-build';
const OUT_DIR = `${WORK_DIR}/site`;
const SAMPLE_INTERVAL = 200;

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

/** @returns {Promise<number>} peak memory in bytes */
function runBuild() {
  const args = [DOCUSAURUS_BIN, 'build', '--locale', 'en', '--out-dir', OUT_DIR];
  const child = spawn(process.execPath, args, {
    cwd: PROJECT_ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      // No caches of an earlier build: the cost on a fresh machine.
      DOCUSAURUS_NO_PERSISTENT_CACHE: 'true',
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: `${WORK_DIR}/generated`,
    },
  });
  let peak = 0;
  const sampling = setInterval(() => {
    if (child.pid) peak = Math.max(peak, treeMemory(child.pid));
  }, SAMPLE_INTERVAL);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => {
      clearInterval(sampling);
      if (code === 0) resolve(peak);
      else reject(new Error(`docusaurus build ended with exit code ${code}`));
    });
  });
}

/**
 * Builds the English site into a separate folder.
 * @returns {Promise<BuildCost>}
 */
export async function measureBuild() {
  const started = performance.now();
  const peakBytes = await runBuild();
  const wallMs = performance.now() - started;
  const pages = countPages(path.join(PROJECT_ROOT, OUT_DIR));
  rmSync(path.join(PROJECT_ROOT, WORK_DIR), { recursive: true, force: true });
  return { wallMs, peakBytes, pages };
}
