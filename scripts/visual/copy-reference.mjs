// @ts-check
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** As in plugins/api-reference, which keeps a record of each reference that is complete there. */
const CACHE = '.cache/api-reference';
const RECORD = 'fingerprint.json';

/**
 * @param {string} file
 * @returns {string[]} paths of the files of a reference in the project
 */
function filesOf(file) {
  if (!existsSync(file)) return [];
  /** @type {{ files: Record<string, string> }} */
  const { files } = JSON.parse(readFileSync(file, 'utf8'));
  return Object.keys(files);
}

/**
 * Copies the references of a project that was built, with their records. The build of another commit
 * takes those whose sources are the same, and makes the others: each takes a minute of the processor.
 * @param {string} from root of the project
 * @param {string} to root of the other commit
 */
export function copyReference(from, to) {
  const cache = path.join(from, CACHE);
  if (!existsSync(cache)) return;
  const records = readdirSync(cache).map((version) => path.join(cache, version, RECORD));
  for (const file of records.flatMap(filesOf).filter((each) => existsSync(path.join(from, each)))) {
    cpSync(path.join(from, file), path.join(to, file));
  }
  cpSync(cache, path.join(to, CACHE), { recursive: true });
}
