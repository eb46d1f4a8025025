// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { PROJECT_ROOT } from '../project-root.mjs';

const run = promisify(execFile);

const CACHE = path.join(PROJECT_ROOT, '.cache/compare-majors');

/**
 * @param {string} folder of a package
 * @returns {string | undefined} nothing where there is no package
 */
function versionIn(folder) {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')).version : undefined;
}

/**
 * Loads a package from the registry, without its dependencies: for its declarations, those that are
 * installed in the project are enough.
 * @param {string} name
 * @param {string} version
 * @param {string} folder
 */
async function fetchPackage(name, version, folder) {
  if (versionIn(folder) === version) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
  await run('npm', ['pack', `${name}@${version}`, '--silent', '--pack-destination', CACHE], {
    cwd: CACHE,
    // On Windows npm is a batch file, which only a shell can run.
    shell: process.platform === 'win32',
  });
  await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], { cwd: CACHE });
  rmSync(path.join(CACHE, archive));
}

/**
 * Loads packages of one major side by side, so they find each other.
 * @param {Record<string, string>} versions by package
 * @returns {Promise<string>} the folder `node_modules` that holds them
 */
export async function fetchPackages(versions) {
  const entries = Object.entries(versions);
  const title = entries.map(([name, version]) => `${path.basename(name)}@${version}`).join('+');
  const modules = path.join(CACHE, title, 'node_modules');
  for (const [name, version] of entries) {
    await fetchPackage(name, version, path.join(modules, name));
  }
  return modules;
}
