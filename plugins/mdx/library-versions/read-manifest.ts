import { readFileSync } from 'node:fs';
import path from 'node:path';

interface PackageManifest {
  version: string;
  license?: string;
  engines?: { node?: string };
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/**
 * The manifest of an installed package.
 * @param name npm name of a direct dependency
 * @param packagesDir folder that holds the package
 * @throws when the package is not installed
 */
export function readManifest(name: string, packagesDir: string): PackageManifest {
  const file = path.join(packagesDir, name, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  } catch (cause) {
    throw new Error(`The package "${name}" is not installed (looked for ${file})`, { cause });
  }
}
