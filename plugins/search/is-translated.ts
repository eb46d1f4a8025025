/**
 * Whether a page is written in the language that is being built, or is the English one in its place.
 * @param source of the doc, as the docs plugin has it: `@site/docs/…` or `@site/i18n/<language>/…`
 */
export function isTranslated(source: string, language: string): boolean {
  return source.startsWith(`@site/i18n/${language}/`);
}
