import { DEFAULT_LANGUAGE } from './languages';

/**
 * Checks that a page is written in the language of its address. Docusaurus shows the English page
 * where a translation is missing. The page's source file shows which it is: translations are in
 * `i18n/<language>/…`; `docs/…`, `versioned_docs/…` and the API reference, which is made from the
 * packages, are English.
 * @param source the page's file from the root of the project, as Docusaurus names it: with or
 *   without `@site/` in front
 * @param language of the address, such as `zh`
 */
export function isTranslated(source: string, language: string): boolean {
  if (language === DEFAULT_LANGUAGE) return true;
  return source.replace(/^@site\//, '').startsWith(`i18n/${language}/`);
}

/** Data that this site adds to the metadata of a page of the docs. */
export interface TranslatedPage {
  /** Languages besides English in which the page is written; absent if there are none. */
  translations?: string[];
}
