import logger from '@docusaurus/logger';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { formatUnit, type Unit } from '../../../model/units';
import { readUnknown, writeUnknown } from './unknown-names';

/**
 * Ends the build of a unit with the number of names in its pages that the reference lacks, and writes
 * them to a list. What is plainly misspelled has stopped the build before.
 */
export function apiNames(unit: Unit) {
  return function apiNamesPlugin({ siteDir, i18n }: LoadContext): Plugin {
    const { defaultLocale } = i18n;
    const place = { siteDir, unit: formatUnit(unit) };
    return {
      name: 'api-names',
      async postBuild() {
        // English pages that are not translated are in the list of the English unit.
        const records = readUnknown(place).filter(
          ({ page }) => (/^i18n\/([^/]+)\//.exec(page)?.[1] ?? defaultLocale) === unit.language,
        );
        const list = writeUnknown(records, place);
        const count = records.reduce((sum, { names }) => sum + names.length, 0);
        if (count === 0) return;
        const what = count === 1 ? '1 name' : `${count} names`;
        const verb = count === 1 ? 'is' : 'are';
        logger.info(`${what} in inline code ${verb} not in the reference: ${list}`);
      },
    };
  };
}
