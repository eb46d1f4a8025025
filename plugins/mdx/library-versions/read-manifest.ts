import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageManifest {
  version: string;
  license?: string;
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The manifests that could be meant, the nearest first. React, Material UI and the like are the
 * site's in all versions, so they are found above the folder of a version, as Node.js finds them.
 * Packages of MUI X are only in that folder: those above are of another version.
 */
function candidates(name: string, packagesDir: string): string[] {
  const own = path.join(packagesDir, name, 'package.json');
  if (name.startsWith('@mui/x-')) return [own];
  const above: string[] = [];
  let folder = path.dirname(packagesDir);
  while (folder !== path.dirname(folder)) {
    folder = path.dirname(folder);
    above.push(path.join(folder, 'node_modules', name, 'package.json'));
  }
  return [own, ...above];
}

/**
 * The manifest of an installed package.
 * @param name npm name of a direct dependency
 * @param packagesDir folder that holds the packages of a version of the docs
 * @throws when the package is not installed
 */
export function readManifest(name: string, packagesDir: string): PackageManifest {
  const files = candidates(name, packagesDir);
  try {
    const file = files.find((each) => existsSync(each)) ?? files[0] ?? '';
    return JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  } catch (cause) {
    throw new Error(`The package "${name}" is not installed (looked for ${files[0]})`, { cause });
  }
}
