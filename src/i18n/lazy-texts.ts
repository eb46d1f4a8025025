import codeTranslations from '@generated/codeTranslations';

/**
 * Adds interface texts that are loaded with a rarely used part of the site. After that, `useText()`
 * returns them like all others.
 */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  Object.assign(codeTranslations, texts);
}
