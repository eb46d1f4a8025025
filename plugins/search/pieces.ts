import { letterLists, listedWords } from '../../config/search';
import type { NamesPiece, SearchEntry, WordList } from './model';

/** Characters of JSON after which a piece is full; about 4 kB compressed. */
const FULL = 24_000;

/** A word such as "grid" is in hundreds of names: what is listed of it is what matters most. */
const ENTRIES_PER_WORD = 80;

const KINDS: readonly SearchEntry['kind'][] = ['page', 'section', 'prop', 'method'];

/** Pages first, then what is written with the fewest words: `columns` before `columnsPanelWidth`. */
function byWeight(a: SearchEntry, b: SearchEntry): number {
  const place = ({ kind }: SearchEntry) =>
    KINDS.includes(kind) ? KINDS.indexOf(kind) : KINDS.length;
  return place(a) - place(b) || a.name.length - b.name.length || a.name.localeCompare(b.name, 'en');
}

function wordsOfEntry(entry: SearchEntry): string[] {
  const also = entry.kind === 'page' ? (entry.also ?? '') : '';
  return [...new Set([...listedWords(entry.name), ...also.split('; ').flatMap(listedWords)])];
}

function entriesByWord(entries: readonly SearchEntry[]): [word: string, entries: SearchEntry[]][] {
  const words = new Map<string, SearchEntry[]>();
  for (const entry of [...entries].sort(byWeight)) {
    for (const word of wordsOfEntry(entry)) {
      const list = words.get(word);
      if (list) list.push(entry);
      else words.set(word, [entry]);
    }
  }
  return [...words]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([word, list]) => [word, list.slice(0, ENTRIES_PER_WORD)]);
}

export interface NamePieces {
  pieces: NamesPiece[];
  /** By letter. */
  words: Record<string, WordList>;
}

/** Parts the list of names so that a query needs little of it: words in order, some in each piece. */
export function makePieces(entries: readonly SearchEntry[]): NamePieces {
  const pieces: NamesPiece[] = [{}];
  const words: Record<string, WordList> = {};
  let size = 0;
  for (const [word, list] of entriesByWord(entries)) {
    const length = JSON.stringify(list).length;
    if (size > 0 && size + length > FULL) {
      pieces.push({});
      size = 0;
    }
    size += length;
    const piece = pieces.length - 1;
    Object.assign(pieces[piece] ?? {}, { [word]: list });
    for (const letter of letterLists(word)) {
      (words[letter] ??= {})[word] = [list.length, piece];
    }
  }
  return { pieces, words };
}
