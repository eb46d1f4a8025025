// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} ArchivedUnit
 * @property {string} file name of the archive, in the folder of all archives
 * @property {string} sha256 its checksum, in hexadecimal letters
 */

/**
 * What `versions/<id>/archive.json` contains.
 * @typedef {object} ArchiveFile
 * @property {string} commit of the sources that were built
 * @property {Record<string, ArchivedUnit>} units by their names
 */

/**
 * @param {string} version id
 * @returns {string} from the root of the project
 */
export const archiveFileOf = (version) => `versions/${version}/archive.json`;

/** Name of a file, which leads to no other folder. */
const FILE_NAME = /^[\w][\w.-]*\.tar\.gz$/;

/**
 * @param {any} content
 * @returns {string | undefined} what is wrong, if anything is
 */
function faultOf(content) {
  if (!/^[\da-f]{40}$/.test(content?.commit ?? '')) return '"commit" is not the hash of a commit';
  if (typeof content.units !== 'object' || content.units === null) return '"units" is missing';
  for (const [unit, listed] of Object.entries(content.units)) {
    if (!FILE_NAME.test(listed?.file ?? ''))
      return `"file" of ${unit} is not the name of an archive`;
    if (!/^[\da-f]{64}$/.test(listed.sha256 ?? '')) return `"sha256" of ${unit} is not a checksum`;
  }
  return undefined;
}

/** @param {string} text @returns {unknown} */
function parseJson(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * Reads which archives a version has.
 * @param {string} version id
 * @param {string} projectDir
 * @returns {ArchiveFile | undefined} nothing if the version was never packed
 * @throws with one line that names the file and what is wrong in it
 */
export function readArchiveFile(version, projectDir) {
  const file = path.join(projectDir, archiveFileOf(version));
  if (!existsSync(file)) return undefined;
  const content = parseJson(readFileSync(file, 'utf8'));
  const fault = content === undefined ? 'it is not JSON' : faultOf(content);
  if (fault !== undefined) throw new Error(`${archiveFileOf(version)}: ${fault}`);
  return /** @type {ArchiveFile} */ (content);
}
