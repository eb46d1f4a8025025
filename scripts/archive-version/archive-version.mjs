// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { archiveFileOf } from './archive-file.mjs';
import { packFolder } from './pack.mjs';

/**
 * @param {string} unit `x/6.20/en`
 * @returns {string} name of its archive
 */
const archiveNameOf = (unit) => `${unit.replaceAll('/', '-')}.tar.gz`;

/**
 * @param {string} projectDir
 * @returns {string} hash of the commit
 * @throws with one line when something is not committed: the archive would be of no commit
 */
export function commitOf(projectDir) {
  const git = (/** @type {string[]} */ ...args) =>
    execFileSync('git', args, { cwd: projectDir, encoding: 'utf8' }).trim();
  const changed = git('status', '--porcelain', '--untracked-files=normal');
  if (changed !== '')
    throw new Error(`Commit or stash your changes first: ${changed.split('\n')[0]}`);
  return git('rev-parse', 'HEAD');
}

/**
 * Packs the units of a version, and notes their archives beside its other data.
 * @param {object} options
 * @param {string} options.version id
 * @param {string} options.commit of the sources that were built
 * @param {ReadonlyMap<string, string>} options.folders folders of its units by their names
 * @param {string} options.archivesDir absolute path of the folder of all archives
 * @param {string} options.projectDir
 * @returns {Promise<string[]>} a line for each file that was written
 * @throws with one line when a unit is not built
 */
export async function archiveVersion({ version, commit, folders, archivesDir, projectDir }) {
  const missing = [...folders].find(([, folder]) => !existsSync(path.join(folder, 'unit.json')));
  if (missing)
    throw new Error(`${missing[0]} is not built, as there is no unit.json in ${missing[1]}`);
  /** @type {Record<string, import('./archive-file.mjs').ArchivedUnit>} */
  const units = {};
  const lines = [];
  for (const [unit, folder] of [...folders].sort()) {
    const file = archiveNameOf(unit);
    const sha256 = await packFolder(folder, path.join(archivesDir, file));
    units[unit] = { file, sha256 };
    lines.push(`${unit} is in ${path.join(archivesDir, file)}`);
  }
  const noted = archiveFileOf(version);
  writeFileSync(path.join(projectDir, noted), `${JSON.stringify({ commit, units }, null, 2)}\n`);
  return [...lines, `Commit ${noted}, and copy the archives to where all builds find them`];
}
