import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * An id that is the same for the same files, wherever and whenever they were built.
 * @param folder the emitted scripts, styles, fonts and pictures of one language
 * @param baseUrl of the language: tells languages apart whose files are the same
 * @returns 16 hexadecimal letters
 * @throws when the folder cannot be read
 */
export function idOfAssets(folder: string, baseUrl: string): string {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: path.relative(folder, file).split(path.sep).join('/') }))
    // By code units: the order of `localeCompare` depends on the machine's language.
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const hash = createHash('sha256').update(baseUrl);
  for (const { file, name } of files) {
    const content = createHash('sha256').update(readFileSync(file)).digest('hex');
    hash.update(`\0${name}\0${content}`);
  }
  return hash.digest('hex').slice(0, 16);
}
