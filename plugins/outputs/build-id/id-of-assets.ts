import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from '../../files/files-below';

/**
 * An id that is the same for the same files, wherever and whenever they were built.
 * @param folder the emitted scripts, styles, fonts and pictures of one language
 * @param baseUrl of the language: distinguishes languages whose files are the same
 * @returns 16 hexadecimal letters
 * @throws when the folder cannot be read
 */
export function idOfAssets(folder: string, baseUrl: string): string {
  const hash = createHash('sha256').update(baseUrl);
  for (const name of filesBelow(folder)) {
    const content = createHash('sha256')
      .update(readFileSync(path.join(folder, name)))
      .digest('hex');
    hash.update(`\0${name}\0${content}`);
  }
  return hash.digest('hex').slice(0, 16);
}
