import { wordsOf } from '../../../../model/search';

/** Words that nearly every section has. */
const COMMON = new Set(
  [
    'a an and are as at be by can do does for from has have how i if in into',
    'is it its my not of on or so that the their then there they this to use what when',
    'which with you your',
  ].flatMap((line) => line.split(' ')),
);

/** One form of singular and plural: `columns` is found with `column`. */
function stem(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

/** The words of a query or of a text by which sections are found; names are split into words. */
export function textWords(text: string): string[] {
  return wordsOf(text)
    .filter((word) => !COMMON.has(word))
    .map(stem);
}
