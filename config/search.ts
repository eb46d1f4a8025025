/**
 * What the search index is written with and read with: how texts fall into words, and where the
 * pieces stand. Shared by plugins/search, which writes it, and src/search, which reads it.
 */

/** Folder of the index, below the root of each language. */
export const SEARCH_FOLDER = 'pagefind';

/** The page that shows a search, below the root of each language. */
export const SEARCH_PAGE = 'search/';

/** The parameter of its address that holds the query. */
export const SEARCH_PARAMETER = 'q';

const HAN = /\p{Script=Han}/u;

/** Whether a text has Chinese characters, which stand without spaces. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

/**
 * Words of a name or a text in lower case, without accents: `columnVisibilityModel` has three,
 * `TreeItem2` too, and each Chinese character is one.
 */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '');
  const parts =
    plain.match(/\p{Script=Han}|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu) ?? [];
  return parts.map((part) => part.toLowerCase());
}

/**
 * The words that an entry is listed under: its own, and all of them written together, as `rowspan`
 * is the beginning of "Row spanning".
 */
export function listedWords(text: string): string[] {
  const words = wordsOf(text);
  const joined = words.length > 1 && !hasHan(text) ? [words.join('')] : [];
  return [...new Set([...words, ...joined])];
}

/** Names of the two lists that hold a word: a slip of one letter leaves one of them right. */
export function letterLists(word: string): string[] {
  const keys = [word[0], word[1]].map((letter = '') => (/[a-z]/.test(letter) ? letter : 'other'));
  return [...new Set(keys)];
}

const CJK = String.raw`[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]`;
const GAP = new RegExp(`(?<=${CJK}(?:</mark>)?) (?=(?:<mark>)?${CJK})`, 'gu');
const RUN = new RegExp(`${CJK}+`, 'gu');

/** Chinese with spaces between its words, as Pagefind takes what has none for one word. */
export function partHan(text: string): string {
  if (!hasHan(text)) return text;
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  return text.replace(RUN, (run) =>
    [...words.segment(run)].map(({ segment }) => segment).join(' '),
  );
}

/** The same without these spaces, as readers are used to; marks may stand between the words. */
export function joinHan(text: string): string {
  return text.replace(GAP, '');
}
