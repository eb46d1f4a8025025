// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { admits as admitsNode } from './check-node.cjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { runNpm } from './run-command.mjs';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {{ node?: string }} [engines]
 * @property {Record<string, string>} [dependencies] ranges by name
 * @property {Record<string, string>} [optionalDependencies] ranges by name
 */

/** @typedef {Record<string, LockedPackage>} LockedPackages packages by their folder */

/**
 * @param {string} file
 * @returns {LockedPackages | undefined} nothing when the file is missing or broken
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @returns {string | undefined} the C library of this system, in npm's words */
function systemLibc() {
  if (process.platform !== 'linux') return undefined;
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    process.report.getReport()
  );
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl';
}

/**
 * @param {string[] | undefined} allowed names, or names to leave out with `!` before them
 * @param {string | undefined} actual
 */
function admitsPlatform(allowed, actual) {
  if (!allowed) return true;
  if (allowed.includes(`!${actual}`)) return false;
  return allowed.every((name) => name.startsWith('!')) || allowed.includes(actual ?? '');
}

/**
 * Checks that npm installs this package on this machine. npm leaves out optional packages for other
 * platforms or versions of Node, without an error. An optional package that names no platform depends
 * on its parent, so its absence is not a sign of an incomplete install.
 * @param {LockedPackage} locked
 * @param {string | undefined} libc
 */
function belongsHere(locked, libc) {
  if (!locked.optional) return true;
  return (
    Boolean(locked.os ?? locked.cpu) &&
    admitsPlatform(locked.os, process.platform) &&
    admitsPlatform(locked.cpu, process.arch) &&
    admitsPlatform(locked.libc, libc) &&
    (!locked.engines?.node || admitsNode(process.version, locked.engines.node))
  );
}

/**
 * Finds the required packages: npm also leaves out packages that only omitted ones need.
 * @param {LockedPackages} installed
 * @param {LockedPackage | undefined} project
 * @returns {Set<string>} names of all packages that the project or an installed package asks for
 */
function namesAskedFor(installed, project) {
  const askers = [...Object.values(installed), project ?? {}];
  return new Set(
    askers.flatMap(({ dependencies, optionalDependencies }) =>
      Object.keys({ ...dependencies, ...optionalDependencies }),
    ),
  );
}

/**
 * Compares the lockfile with what npm noted after its last install.
 * @param {string} dir folder with package-lock.json
 * @returns {string | undefined} the first difference; undefined when there is none
 */
export function findMismatch(dir) {
  const locked = readPackages(path.join(dir, 'package-lock.json'));
  if (!locked) throw new Error('package-lock.json is missing or cannot be read');
  const installed = readPackages(path.join(dir, 'node_modules/.package-lock.json'));
  if (!installed) return 'node_modules is not there';
  const libc = systemLibc();
  const askedFor = namesAskedFor(installed, locked['']);
  for (const [folder, wanted] of Object.entries(locked)) {
    const found = installed[folder];
    const name = folder.replace(/^.*node_modules\//, '');
    const mayBeAbsent = !belongsHere(wanted, libc) || (wanted.optional && !askedFor.has(name));
    if (folder === '' || (!found && mayBeAbsent)) continue;
    if (!found || !existsSync(path.join(dir, folder, 'package.json'))) return `${name} is missing`;
    if (found.version !== wanted.version) {
      return `${name} is at ${found.version}, the lockfile says ${wanted.version}`;
    }
  }
  // A surplus package can hide the right version.
  const surplus = Object.keys(installed).find((folder) => !(folder in locked));
  return surplus && `${surplus} is not in the lockfile`;
}

/**
 * Runs `npm ci`, only when node_modules does not match package-lock.json.
 * @param {string} [dir] folder with package-lock.json
 * @throws with one line when npm fails; npm itself prints the reason
 */
export async function ensureInstalled(dir = PROJECT_ROOT) {
  const mismatch = findMismatch(dir);
  if (!mismatch) {
    console.log('Packages: node_modules matches package-lock.json');
    return;
  }
  console.log(`Packages: running npm ci, as ${mismatch}`);
  const args = ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund'];
  const { code } = await runNpm(args, { cwd: dir });
  if (code !== 0) throw new Error(`npm ci failed with exit code ${code}`);
}
