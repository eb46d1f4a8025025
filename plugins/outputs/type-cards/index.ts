import { spawn } from 'node:child_process';
import path from 'node:path';
import type { DocsVersion } from '../../../model/docs-version';

/**
 * Writes the cards that names in code and types in the reference open, after the pages of a language
 * are rendered; src/type-cards/README.md describes them. While developing there are none.
 * @throws when the process that makes them ends with an error, which it has printed itself
 */
export async function makeTypeCards(version: DocsVersion, outDir: string): Promise<void> {
  const file = path.join(__dirname, 'make.mjs');
  const child = spawn(process.execPath, [file, version.id, outDir], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0) throw new Error('The cards of names in code could not be made');
}
