import { readdirSync } from 'node:fs';
import path from 'node:path';

/**
 * All files in a folder and in the folders below it.
 * @returns paths from the folder with `/`, in the same order on every machine
 * @throws if there is no such folder
 */
export function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}
