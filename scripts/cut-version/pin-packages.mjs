// @ts-check
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frozenFolderOf } from '../docs-versions.mjs';
import { pinPackages } from './locked-packages.mjs';
import { runNpmQuietly } from './run-tool.mjs';
import { versionTsconfig } from './version-tsconfig.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/** Of the library. */
const X_PACKAGE = /^@mui\/x-/;

/** Libraries that the pickers have adapters for, with what their demos import besides. */
const DATE_LIBRARY = /^(?:date-fns|dayjs|luxon|moment)(?:-|$)/;

/** npm only completes the lockfile: it installs nothing and runs nothing of the packages. */
const NPM_LOCK = [
  ...['install', '--package-lock-only', '--legacy-peer-deps', '--ignore-scripts'],
  // As in .npmrc, which npm does not read here: no lockfile names the registry of one machine.
  ...['--omit-lockfile-registry-resolved', '--no-audit', '--no-fund'],
];

/**
 * Folder of the packages of a version, as model/versions.json names it.
 * @param {string} id
 */
export const packagesFolderOf = (id) => `${frozenFolderOf(id)}/packages`;

/** @param {string} projectDir @param {string} file @returns {any} */
function readJson(projectDir, file) {
  return JSON.parse(readFileSync(path.join(projectDir, file), 'utf8'));
}

/**
 * Checks that the docs ran on what the lockfile has: demos were seen with what is installed.
 * @param {string} projectDir
 * @param {string[]} names
 * @param {import('./locked-packages.mjs').Lockfile} lockfile
 * @throws with the first package that differs
 */
function checkInstalled(projectDir, names, lockfile) {
  for (const name of names) {
    const folder = `node_modules/${name}`;
    const locked = lockfile.packages[folder]?.version;
    const installed = existsSync(path.join(projectDir, folder))
      ? readJson(projectDir, `${folder}/package.json`).version
      : 'not installed';
    if (installed === locked) continue;
    throw new Error(
      `${name} is ${installed}, and ${locked} in package-lock.json: run npm ci first`,
    );
  }
}

/**
 * Packages that types of the library mention. Without a path of their own, TypeScript would take the
 * types of later releases that the site has. Packages of Material UI stay those of the site.
 * @param {import('./locked-packages.mjs').Lockfile} lockfile
 * @param {string[]} xPackages
 * @returns {string[]} sorted
 */
function typedByLibrary({ packages }, xPackages) {
  const ofMaterialUi = packages['node_modules/@mui/material']?.dependencies ?? {};
  const needed = new Set(
    xPackages.flatMap((name) => Object.keys(packages[`node_modules/${name}`]?.dependencies ?? {})),
  );
  return [...needed]
    .filter((name) => !X_PACKAGE.test(name) && !name.startsWith('@types/'))
    .filter((name) => !(name in ofMaterialUi) && !needed.has(`@types/${name}`))
    .sort();
}

/**
 * Writes manifest and lockfile, which npm then checks and completes.
 * @param {string} folder absolute path
 * @param {ReturnType<typeof pinPackages>} pinned
 */
async function lock(folder, { manifest, lockfile }) {
  mkdirSync(folder, { recursive: true });
  const write = (/** @type {string} */ name, /** @type {unknown} */ content) =>
    writeFileSync(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lockfile);
  await runNpmQuietly(NPM_LOCK, { cwd: folder });
}

/**
 * Writes which packages the version runs on for good: those of the library, with date libraries.
 * @param {object} options
 * @param {string} options.version
 * @param {string} options.projectDir
 * @param {import('./frozen-data.mjs').FormatJson} options.formatJson
 * @returns {Step}
 */
export function writePackages({ version, projectDir, formatJson }) {
  const folder = path.join(projectDir, packagesFolderOf(version));
  return {
    async do() {
      const { dependencies, devDependencies = {} } = readJson(projectDir, 'package.json');
      const lockfile = readJson(projectDir, 'package-lock.json');
      const names = Object.keys(dependencies);
      const xPackages = names.filter((name) => X_PACKAGE.test(name));
      const dateLibraries = names.filter((name) => DATE_LIBRARY.test(name));
      const pinned = [...xPackages, ...dateLibraries];
      checkInstalled(projectDir, pinned, lockfile);
      await lock(folder, pinPackages({ id: version, names: pinned, lockfile }));
      const tsconfig = path.join(projectDir, frozenFolderOf(version), 'tsconfig.json');
      // Those without types of their own have those of the site.
      const typed = dateLibraries.filter((name) => !(`@types/${name}` in devDependencies));
      const content = versionTsconfig(version, [...typed, ...typedByLibrary(lockfile, xPackages)]);
      writeFileSync(tsconfig, await formatJson(content, tsconfig));
      return `Pinned ${pinned.length} packages in ${packagesFolderOf(version)}`;
    },
  };
}
