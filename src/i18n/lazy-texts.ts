import codeTranslations from '@generated/codeTranslations';

/**
 * Adds texts that come with a part of the site which few readers load. From then on `useText()`
 * knows them like all others.
 */
export function addTexts(texts: Readonly<Record<string, string>>): void {
  Object.assign(codeTranslations, texts);
}
