// @ts-check
import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** On Windows npm is a batch file, which only a shell can run. */
const shell = process.platform === 'win32';

/** Written when all packages of a folder are there. */
const STAMP = 'versions.json';

/**
 * Asks the registry for all versions of packages.
 * @param {readonly string[]} packages
 * @returns {Promise<Record<string, string[]>>} by package
 * @throws if the registry does not answer
 */
export async function readReleases(packages) {
  /** @type {Record<string, string[]>} */
  const releases = {};
  for (const name of packages) {
    const { stdout } = await run('npm', ['view', name, 'versions', '--json'], { shell });
    releases[name] = [JSON.parse(stdout)].flat();
  }
  return releases;
}

/**
 * Loads packages from the registry, with one process of npm.
 * @param {Record<string, string>} versions by package
 * @param {string} folder for a folder `node_modules`
 */
async function addPackages(versions, folder) {
  const archives = path.join(folder, 'archives');
  mkdirSync(archives, { recursive: true });
  const specifiers = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  await run('npm', ['pack', ...specifiers, '--silent', '--pack-destination', archives], { shell });
  for (const name of Object.keys(versions)) {
    const start = `${name.replace('@', '').replace('/', '-')}-`;
    const archive = readdirSync(archives).find((file) => new RegExp(`^${start}\\d`).test(file));
    if (!archive) throw new Error(`npm did not load ${name}`);
    const target = path.join(folder, 'node_modules', name);
    mkdirSync(target, { recursive: true });
    const file = path.join(archives, archive);
    await run('tar', ['-xzf', file, '-C', target, '--strip-components=1']);
  }
  rmSync(archives, { recursive: true });
}

/**
 * Loads packages without their dependencies, unless the folder has them: for their declarations, those
 * that are installed in the project are enough.
 * @param {Record<string, string>} versions by package
 * @param {string} folder below the root of the project, whose packages they find, too
 * @returns {Promise<string>} the folder `node_modules` that holds them
 * @throws if the registry does not serve one of them
 */
export async function fetchRelease(versions, folder) {
  const stamp = path.join(folder, STAMP);
  const wanted = JSON.stringify(versions);
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    await addPackages(versions, folder);
    writeFileSync(stamp, wanted);
  }
  return path.join(folder, 'node_modules');
}
