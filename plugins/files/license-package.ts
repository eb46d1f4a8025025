import { existsSync } from 'node:fs';
import path from 'node:path';

/** The package with `LicenseInfo`, which was renamed in version 7; newest first. */
const NAMES = ['@mui/x-license', '@mui/x-license-pro'] as const;

/**
 * The name of the license package among installed packages.
 * @param packagesDir folder that holds the packages
 * @throws when there is none
 */
export function licensePackageIn(packagesDir: string): string {
  const found = NAMES.find((name) => existsSync(path.join(packagesDir, name, 'package.json')));
  if (found) return found;
  throw new Error(`None of ${NAMES.join(', ')} is installed (looked in ${packagesDir})`);
}
