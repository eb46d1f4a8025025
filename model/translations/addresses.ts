import { inVersion } from '../addresses/format';

/** Address of the state of translations in the documented version. */
export const TRANSLATIONS_PATH = '/x/translations/';

/** Anchor of the part that explains how to help. */
export const HELP_ID = 'help';

/** The state of translations of the version at a path below `/x/`, in English. */
export function translationsPath(version: string): string {
  return inVersion(TRANSLATIONS_PATH, version);
}

/** The same for tools, as `npm run i18n:status -- --json` prints it. */
export function translationsData(version: string): string {
  return translationsPath(version).replace(/\/$/, '.json');
}
