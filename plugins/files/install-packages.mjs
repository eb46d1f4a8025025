// @ts-check
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withLock } from '../bundler/folder-lock/folder-lock.mjs';

/** Written when an installation is complete; `npm ci` removes it together with the packages. */
const STAMP = 'node_modules/.lockfile-hash';

/**
 * No scripts of packages run. Peer dependencies are left out, as React, Emotion and Material UI are
 * those of the site: two copies of them do not work in one page.
 */
const NPM_CI = [
  ...['ci', '--legacy-peer-deps', '--ignore-scripts', '--no-audit', '--no-fund'],
  // A silent script of npm makes all npm processes below it silent, and this needs the reason.
  '--loglevel=error',
];

/**
 * @param {string} folder
 * @returns {string}
 * @throws when the lockfile is missing
 */
function lockfileHash(folder) {
  const lockfile = readFileSync(path.join(folder, 'package-lock.json'));
  return createHash('sha256').update(lockfile).digest('hex');
}

/** @param {string} folder */
function isInstalled(folder) {
  const stamp = path.join(folder, STAMP);
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === lockfileHash(folder);
}

/**
 * @param {string} folder
 * @returns {Promise<{ code: number | null, output: string }>} rejected if npm cannot be started
 */
function runNpm(folder) {
  // On Windows npm is a batch file, which only a shell can run.
  const shell = process.platform === 'win32';
  const child = spawn('npm', NPM_CI, { cwd: folder, env: process.env, shell });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (output += text));
  }
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, output }));
  });
}

/**
 * The first lines of an error of npm, which ends with the place of its log.
 * @param {string} output
 */
function reasonOf(output) {
  const lines = output.split('\n').filter((line) => /^npm error (?!A complete log)\S/.test(line));
  return (
    lines
      .slice(0, 3)
      .map((line) => line.replace(/^npm error /, ''))
      .join('; ') || 'npm failed'
  );
}

/**
 * @param {string} folder
 * @param {string} id
 */
async function install(folder, id) {
  process.stdout.write(`Installing the packages of version ${id} of the docs …\n`);
  const { code, output } = await runNpm(folder);
  if (code !== 0) {
    throw new Error(
      `The packages of version ${id} cannot be installed (${reasonOf(output)}). They come from the npm registry: check that "npm ping" reaches it, and try again`,
    );
  }
  writeFileSync(path.join(folder, STAMP), lockfileHash(folder));
}

/**
 * Installs the packages that a version of the docs runs on, unless they are there at the versions of
 * its lockfile. Of several processes, one installs them and the others wait.
 * @param {string} siteDir root of the project
 * @param {{ id: string, packages: string | null }} version nothing happens to one that runs on the
 *   packages of the site
 * @throws with one line when npm fails, for example without a registry
 */
export async function installPackages(siteDir, { id, packages }) {
  if (packages === null) return;
  const folder = path.join(siteDir, packages);
  if (isInstalled(folder)) return;
  const onWait = (/** @type {number} */ pid) =>
    process.stdout.write(`Process ${pid} is installing packages. Waiting for its end.\n`);
  const lock = path.join(siteDir, '.cache', `packages-${id}.lock`);
  await withLock(lock, { onWait }, async () => {
    if (!isInstalled(folder)) await install(folder, id);
  });
}
