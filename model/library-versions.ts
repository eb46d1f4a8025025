/**
 * The one place that holds version numbers of the documented library.
 *
 * `documented` is what the pages speak of. The registry this project installs from does not serve
 * those releases, so demos and install commands run on what package.json pins; `installedVersion`
 * reads that number instead of repeating it.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Version of the library that the pages document, by npm package. */
export const DOCUMENTED_VERSIONS = {
  '@mui/x-data-grid': '7.0.0-beta.1',
  '@mui/x-data-grid-pro': '7.0.0-beta.1',
  '@mui/x-data-grid-premium': '7.0.0-beta.1',
  '@mui/x-date-pickers': '7.0.0-beta.1',
  '@mui/x-date-pickers-pro': '7.0.0-beta.1',
  '@mui/x-charts': '7.0.0-beta.1',
  '@mui/x-tree-view': '7.0.0-beta.0',
} as const satisfies Record<string, string>;

/** What the version menu calls these docs. */
export const DOCUMENTED_VERSION: string = DOCUMENTED_VERSIONS['@mui/x-data-grid'];

/** Older majors have their own hosts; newest first. */
export const OLDER_MAJORS = [
  { label: 'v6', origin: 'https://v6.mui.com' },
  { label: 'v5', origin: 'https://v5.mui.com' },
] as const;

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
 * @param siteDir root of the project
 * @throws when the package is not installed
 */
export function readManifest(name: string, siteDir: string): PackageManifest {
  const file = path.join(siteDir, 'node_modules', name, 'package.json');
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as PackageManifest;
  } catch (cause) {
    throw new Error(`The package "${name}" is not installed (looked for ${file})`, { cause });
  }
}
