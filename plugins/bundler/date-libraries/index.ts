import { existsSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packagesDirOf, type VersionPackages } from '../../files/packages-dir';

/** The adapter for date-fns 2; the folder of the one for date-fns 3 ends with `V3`. */
const ADAPTER_OF_V2 = /[\\/]x-date-pickers[\\/](?:\w+[\\/])?AdapterDateFns[\\/]/;

/** The name under which date-fns 2 is installed beside date-fns 3. */
const V2 = 'date-fns-v2';

/**
 * Leads the adapter for date-fns 2 to that version.
 * @param packagesDir folder that holds the packages
 * @returns rules for the bundler: none where only one version of date-fns is installed
 */
export function dateFnsRules(packagesDir: string): object[] {
  if (!existsSync(path.join(packagesDir, V2))) return [];
  return [{ test: ADAPTER_OF_V2, resolve: { alias: { 'date-fns': V2 } } }];
}

/**
 * The pickers take date-fns 2 and 3, by two adapters which both import `date-fns`. Both versions are
 * installed: 3 under its own name, 2 under `date-fns-v2`, and here its adapter is led there.
 */
export function dateLibraries(version: VersionPackages) {
  return function dateLibrariesPlugin({ siteDir }: LoadContext): Plugin {
    return {
      name: 'date-libraries',
      configureWebpack: () => ({
        module: { rules: dateFnsRules(packagesDirOf(siteDir, version)) },
      }),
    };
  };
}
