// @ts-check
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { readArchiveFile } from '../archive-version/archive-file.mjs';
import { unpackArchive } from '../archive-version/unpack.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @typedef {import('../../model/units').Unit} Unit */
/** @typedef {import('../archive-version/archive-file.mjs').ArchivedUnit} ArchivedUnit */

/** @type {typeof import('../../model/units')} */
const { formatUnit } = loadTypeScript('model/units.ts');

/** Units that were unpacked, by name and checksum. */
const FOLDER = path.join(PROJECT_ROOT, '.cache/archives');

/** @param {string} name @param {string} sha256 */
const folderOf = (name, sha256) => path.join(FOLDER, name, sha256.slice(0, 16));

/** @param {string} name @param {string} folder which stays */
function removeOthers(name, folder) {
  const all = path.join(FOLDER, name);
  for (const other of readdirSync(all).filter((each) => each !== path.basename(folder))) {
    rmSync(path.join(all, other), { recursive: true, force: true });
  }
}

/**
 * @param {string} name of the unit
 * @param {ArchivedUnit} archived
 * @param {string} archivesDir
 * @returns {Promise<string>} folder with its files
 */
async function unpack(name, { file, sha256 }, archivesDir) {
  const folder = folderOf(name, sha256);
  if (existsSync(folder)) {
    console.log(`${name}: unpacked before, from ${file}`);
    return folder;
  }
  await unpackArchive(path.resolve(PROJECT_ROOT, archivesDir, file), sha256, folder);
  removeOthers(name, folder);
  console.log(`${name}: unpacked from ${file}`);
  return folder;
}

/**
 * Unpacks the archived units among some, if `DOCS_ARCHIVES` names the folder of the archives. Without
 * it, they are built like all others.
 * @param {readonly Unit[]} units
 * @param {readonly import('../../model/docs-version').DocsVersion[]} versions
 * @returns {Promise<Map<string, string>>} folders by the names of the units
 * @throws with one line that names the archive which is missing or damaged
 */
export async function unpackArchives(units, versions) {
  const archivesDir = process.env.DOCS_ARCHIVES;
  const isArchived = new Set(
    versions.filter(({ status }) => status === 'archived').map(({ id }) => id),
  );
  const folders = new Map();
  if (!archivesDir) return folders;
  for (const unit of units.filter(({ version }) => isArchived.has(version))) {
    const name = formatUnit(unit);
    const archived = readArchiveFile(unit.version, PROJECT_ROOT)?.units[name];
    if (archived) folders.set(name, await unpack(name, archived, archivesDir));
  }
  return folders;
}
