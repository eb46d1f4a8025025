import { wordsOf } from '../../../../model/search';
import type { SearchEntry } from '../../../../model/search-index';
import { textWords } from '../text/words';

/**
 * A page, a section or a member with what a search compares. It is made when the docs are packed, as
 * splitting thousands of names into words takes longer than all else that a search does.
 */
export interface SearchableEntry {
  name: string;
  /** Kind of the entry, of a page: `page`, `api` or `migration`. */
  kind: string;
  path: string;
  /** Sidebar of the family. */
  family?: string;
  owner?: string;
  /** Title of the page of a section, or type of a member. */
  detail?: string;
  deprecated?: true;
  /** Its words, each with a space before it. */
  words: string;
}

/** Letters and digits of a text, without case. */
export function lettersOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

function detailOf(entry: SearchEntry): string | undefined {
  if (entry.kind === 'section') return entry.page;
  return 'type' in entry ? entry.type : undefined;
}

/** Names as they are, and written together: `DataGrid` is found with "data grid" and "datagrid". */
function searchedWords(entry: SearchEntry, owner: string | undefined): string {
  const page = entry.kind === 'section' ? entry.page : undefined;
  const also = entry.kind === 'page' ? entry.also : undefined;
  const texts = [entry.name, owner, page, also].filter((text) => text !== undefined);
  const together = [entry.name, owner].filter((text) => text !== undefined).map(lettersOf);
  const words = texts.flatMap((text) => [...wordsOf(text), ...textWords(text)]);
  return [...new Set([...words, ...together])].map((word) => ` ${word}`).join('');
}

/** An entry of the site's search as this package keeps it. */
export function searchable(entry: SearchEntry): SearchableEntry {
  const { name, kind, path, family } = entry;
  const owner = 'owner' in entry ? entry.owner : undefined;
  return {
    name,
    kind: kind === 'page' ? entry.pageKind : kind,
    path,
    family,
    owner,
    detail: detailOf(entry),
    deprecated: kind === 'page' && entry.deprecated ? true : undefined,
    words: searchedWords(entry, owner),
  };
}
