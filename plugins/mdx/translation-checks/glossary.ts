/**
 * Reads from a glossary which names stay as they are in English: rows of its table that have the
 * same text, with a capital letter in front, in the columns for English and for the translation.
 * Words that a language borrows, such as "hook", are not names: sentences may do without them.
 * @param markdown text of `i18n/<language>/glossary.md`
 */
export function keptNames(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => {
    const [, english, translated] = /^\|\s*(.+?)\s*\|\s*(.+?)\s*\|/.exec(line) ?? [];
    return english && english === translated && /^\p{Lu}/u.test(english) ? [english] : [];
  });
}
