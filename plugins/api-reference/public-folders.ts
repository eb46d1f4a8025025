import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** Folders that packages keep for themselves, or that hold another build of the same. */
const PRIVATE =
  /^(?:node|modern|legacy|esm|internals?|utils|models|hooks|locales|themeAugmentation|node_modules)$/;

/** Folders of a package that users can import: those with declarations and a public name. */
export function publicFolders(packagesDir: string, packageName: string): string[] {
  const root = path.join(packagesDir, packageName);
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !PRIVATE.test(entry.name))
    .filter((entry) => existsSync(path.join(root, entry.name, 'index.d.ts')))
    .map((entry) => `${packageName}/${entry.name}`);
}
