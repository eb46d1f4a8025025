import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { packagesDirOf } from '../../files/packages-dir';
import { collectPackages } from './bundled-packages';
import { formatLicenses } from './format-licenses';
import { readPackage } from './read-package';

const FILE = 'third-party-licenses.txt';

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
 * Writes `/third-party-licenses.txt`: the licenses of all packages with files that users load, fonts
 * and icons included. It is the same for all languages, and missing during development.
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
    async postBuild({ outDir }) {
      if (!bundled) throw new Error('The bundler has not said which packages pages need');
      const beside = BESIDE_THE_BUNDLER.map((name) => path.join(packagesDirOf(siteDir), name));
      const folders = [...new Set([...bundled, ...beside])];
      writeFileSync(path.join(outDir, FILE), formatLicenses(folders.map(readPackage)));
    },
  };
}
