import { RECORD_KEY, type TranslationRecord } from './record';

/** The lines between the two `---` at the start of a page. */
const FRONT_MATTER = /^---\r?\n([\s\S]*?)\r?\n---(?=\r?\n|$)/;

/** Keys of front matter that readers see in the page or in search results. */
export const SHOWN_KEYS = ['title', 'description', 'keywords'] as const;

/** A key that YAML reads as it is written. Others are quoted. */
const PLAIN_KEY = /^(?!(?:null|true|false)$)[a-z][\w-]*$/i;

/** The front matter of a page without its `---`; empty if it has none. */
export function frontMatterOf(source: string): string {
  return FRONT_MATTER.exec(source)?.[1] ?? '';
}

/** The page with empty lines in place of its front matter: all lines keep their numbers. */
export function withoutFrontMatter(source: string): string {
  return source.replace(FRONT_MATTER, (block) => block.replace(/[^\n]/g, ''));
}

/** Splits front matter into its entries: a line that begins with a key, and indented ones below. */
function entriesOf(frontMatter: string): string[] {
  return frontMatter.split(/\r?\n(?=[^\s#\]}])/);
}

const keyOf = (entry: string) => /^(['"]?)([\w-]+)\1\s*:/.exec(entry)?.[2] ?? '';

/** The entries of front matter that readers see, one a line. */
export function shownFrontMatter(source: string): string {
  const shown: readonly string[] = SHOWN_KEYS;
  return entriesOf(frontMatterOf(source))
    .filter((entry) => shown.includes(keyOf(entry)))
    .map((entry) => entry.replace(/\s+/g, ' ').trim())
    .join('\n');
}

function recordLines({ by, sections }: TranslationRecord): string[] {
  const hashes = Object.entries(sections).map(([id, hash]) => {
    const key = PLAIN_KEY.test(id) ? id : `'${id.replaceAll("'", "''")}'`;
    // YAML reads some hashes as numbers if they have no quotes.
    return `    ${key}: '${hash}'`;
  });
  const map = hashes.length > 0 ? ['  sections:', ...hashes] : ['  sections: {}'];
  return [`${RECORD_KEY}:`, `  by: ${by}`, ...map];
}

/**
 * Puts a record at the end of the front matter of a page, in place of the one that is there. All
 * other lines stay as they are.
 * @throws if the page has no front matter
 */
export function withRecord(source: string, record: TranslationRecord): string {
  if (!FRONT_MATTER.test(source)) throw new Error('The page has no front matter');
  const kept = entriesOf(frontMatterOf(source)).filter((entry) => keyOf(entry) !== RECORD_KEY);
  const lines = [...kept, ...recordLines(record)].join('\n');
  return source.replace(FRONT_MATTER, () => `---\n${lines}\n---`);
}

/**
 * The line of a key in the front matter of a page.
 * @param keys that lead to it: `['translation', 'sections', 'intro']`
 * @returns counted from 1; that of the nearest key above, or the first line, if there is none
 */
export function lineOfKey(source: string, keys: readonly string[]): number {
  const lines = source.split('\n');
  let found = 0;
  for (const [depth, key] of keys.entries()) {
    const next = lines.findIndex((line, index) => {
      const isBelow = depth === 0 ? /^\S/.test(line) : index >= found && /^\s|[{,]/.test(line);
      return isBelow && keysIn(line).includes(key);
    });
    if (next === -1) break;
    found = next;
  }
  return found + 1;
}

/** All keys that a line of YAML has, as in `{ by: machine, sections: {} }`. */
function keysIn(line: string): string[] {
  return [...line.matchAll(/(?:^|[\s{,])(['"]?)([^\s'"{},]+)\1\s*:(?=\s|$)/g)].map(
    ([, , key = '']) => key,
  );
}
