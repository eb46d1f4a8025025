import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { readUnknown, writeUnknown } from './unknown-names';

/**
 * Ends the build of a language with the number of names in its pages that the reference lacks, and
 * writes those of all languages to a list. What is plainly misspelled has stopped the build before.
 */
export function apiNames({ siteDir, i18n }: LoadContext): Plugin {
  const { currentLocale, defaultLocale } = i18n;
  return {
    name: 'api-names',
    async postBuild() {
      const records = readUnknown(siteDir);
      const list = writeUnknown(records, siteDir);
      const count = records
        .filter(
          ({ page }) => (/^i18n\/([^/]+)\//.exec(page)?.[1] ?? defaultLocale) === currentLocale,
        )
        .reduce((sum, { names }) => sum + names.length, 0);
      if (count === 0) return;
      const what = count === 1 ? '1 name' : `${count} names`;
      const verb = count === 1 ? 'is' : 'are';
      logger.info(
        `${what} in inline code (${currentLocale}) ${verb} not in the reference: ${list}`,
      );
    },
  };
}
