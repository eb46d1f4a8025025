import { existsSync } from 'node:fs';
import path from 'node:path';
import { PREFIXED_LANGUAGES } from '../../../model/languages';

type PrefixedLanguage = (typeof PREFIXED_LANGUAGES)[number];

const PLUGIN = 'docusaurus-plugin-content-docs';

/** The name of a page's version in `i18n/`, and its path in there. */
export function placeOf(source: string): string[] {
  const [root = '', first = '', ...rest] = source.replace(/^@site\//, '').split('/');
  if (root === 'i18n') return rest.slice(1);
  return root === 'docs' ? ['current', first, ...rest] : [first, ...rest];
}

/**
 * The languages besides English in which a page is written, in their order.
 * @param source file of the page in any language, as Docusaurus names it
 * @param siteDir root of the project
 */
export function translationsOf(source: string, siteDir: string): PrefixedLanguage[] {
  const place = placeOf(source);
  return PREFIXED_LANGUAGES.filter((language) =>
    existsSync(path.join(siteDir, 'i18n', language, PLUGIN, ...place)),
  );
}
