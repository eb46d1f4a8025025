/**
 * Splits texts into words and names the files of the search index, for writing and reading it.
 * Shared by plugins/outputs/search, which writes it, and src/search, which reads it.
 */

/** Folder of the index, below the root of each language. */
export const SEARCH_FOLDER = 'pagefind';

/** Folder below it with the index of the reference's text, which is requested separately. */
export const REFERENCE_FOLDER = 'reference';

/**
 * All files of the index of the documented version in one, for reading offline: gzip of a
 * `SearchBundle` of model/search-index.ts. From the scope of each language's worker.
 */
export const SEARCH_BUNDLE = 'offline/search.bin';

/** Name of the file with the keys of shards; no word has a dash. */
export const KEYS_FILE = 'all-keys';

/** The page that shows a search, below the root of each language. */
export const SEARCH_PAGE = 'search/';

/** The parameter of its address that holds the query. */
export const SEARCH_PARAMETER = 'q';

const HAN = /\p{Script=Han}/u;

/** Checks for Chinese characters, which are written without spaces. */
export function hasHan(text: string): boolean {
  return HAN.test(text);
}

const WORD = /\p{Script=Han}|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{N}+|\p{Lo}+/gu;

function withoutAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '');
}

/**
 * Words of a name or a text in lower case, without accents: `columnVisibilityModel` has three,
 * `TreeItem2` too, and each Chinese character is one.
 */
export function wordsOf(text: string): string[] {
  return (withoutAccents(text).match(WORD) ?? []).map((part) => part.toLowerCase());
}

/**
 * Replaces words of a text, which loses its accents, and keeps what is between them.
 * @param replacements by words as `wordsOf` returns them
 */
export function replaceWords(text: string, replacements: ReadonlyMap<string, string>): string {
  return withoutAccents(text).replace(WORD, (part) => {
    const replacement = replacements.get(part.toLowerCase());
    if (replacement === undefined) return part;
    const isCapital = /^\p{Lu}/u.test(part);
    return isCapital ? replacement.charAt(0).toUpperCase() + replacement.slice(1) : replacement;
  });
}

/** Returns the words of a text written together: `rowspanning` for "Row spanning". */
export function lettersOf(text: string): string {
  return wordsOf(text).join('');
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

/** Letters of the shortest keys of shards; a search begins with as many. */
const KEY_LENGTH = 3;

/** The shortest key of a word: its first letters; several Chinese characters share one. */
export function firstKey(word: string): string {
  if (/^[a-z0-9]/.test(word)) return word.slice(0, KEY_LENGTH);
  return `u${Math.floor((word.codePointAt(0) ?? 0) / 16).toString(16)}`;
}

/**
 * The key of the shard that holds a word: as many of its first letters as there is a shard for.
 * @returns undefined where there is no such word
 */
export function shardKey(word: string, keys: ReadonlySet<string>): string | undefined {
  const shortest = firstKey(word);
  for (let length = word.length; length > shortest.length; length -= 1) {
    if (keys.has(word.slice(0, length))) return word.slice(0, length);
  }
  return keys.has(shortest) ? shortest : undefined;
}

/** A word in reverse, to find words that were mistyped at the beginning. */
export function reversed(word: string): string {
  return [...word].reverse().join('');
}

const CJK = String.raw`[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]`;
const GAP = new RegExp(`(?<=${CJK}(?:</mark>)?) (?=(?:<mark>)?${CJK})`, 'gu');
const RUN = new RegExp(`${CJK}+`, 'gu');

/** Chinese with spaces between its words, as Pagefind treats text without spaces as one word. */
export function partHan(text: string): string {
  if (!hasHan(text)) return text;
  const words = new Intl.Segmenter('zh', { granularity: 'word' });
  return text.replace(RUN, (run) =>
    [...words.segment(run)].map(({ segment }) => segment).join(' '),
  );
}

/** The same without these spaces, as users expect; marks may be between the words. */
export function joinHan(text: string): string {
  return text.replace(GAP, '');
}
