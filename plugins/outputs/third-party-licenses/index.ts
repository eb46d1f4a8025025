import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { MERGE_FOLDER } from '../../../model/unit-files';
import { packagesDirOf } from '../../files/packages-dir';
import type { WriteFile } from '../../files/write-file';
import { unitFolder } from '../../site-pages/unit-folder';
import { collectPackages } from './bundled-packages';
import { formatLicenses } from './format-licenses';
import { readPackage, type LicensedPackage } from './read-package';

const FILE = 'third-party-licenses.txt';

/** The packages of a unit with their licenses, from its folder. */
export const LICENSES_FILE = `${MERGE_FOLDER}/licenses.json`;

/**
 * Packages that reach the output without the bundler of the pages: the search, the sheet of demos in
 * Tailwind, and the service worker, which is bundled separately.
 */
export const BESIDE_THE_BUNDLER = [
  'pagefind',
  'tailwindcss',
  'workbox-core',
  'workbox-precaching',
  'workbox-routing',
  'workbox-strategies',
];

/**
 * Lists the licenses of all packages with files that users of this version load, fonts and icons
 * included. The list is the same for all languages, and missing during development.
 */
export function thirdPartyLicenses({ siteDir, i18n }: LoadContext): Plugin | null {
  const isWritten = i18n.currentLocale === i18n.defaultLocale;
  if (process.env.NODE_ENV !== 'production' || !isWritten) return null;
  let bundled: ReadonlySet<string> | undefined;
  return {
    name: 'third-party-licenses',
    configureWebpack: (_, isServer) =>
      isServer
        ? {}
        : {
            plugins: [
              // Rspack's compiler, which webpack's types do not know.
              collectPackages((folders) => (bundled = folders)) as object as { apply(): void },
            ],
          },
    async postBuild(props) {
      if (!bundled) throw new Error('The bundler has not said which packages pages need');
      const beside = BESIDE_THE_BUNDLER.map((name) => path.join(packagesDirOf(siteDir), name));
      const folders = [...new Set([...bundled, ...beside])].sort();
      const file = path.join(unitFolder(props), LICENSES_FILE);
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify(folders.map(readPackage)));
    },
  };
}

/**
 * Writes `/third-party-licenses.txt`.
 * @param files the lists of units, absolute, in any order
 */
export function writeThirdPartyLicenses(write: WriteFile, files: readonly string[]): void {
  const packages = files.flatMap(
    (file) => JSON.parse(readFileSync(file, 'utf8')) as LicensedPackage[],
  );
  write(FILE, formatLicenses(packages));
}
