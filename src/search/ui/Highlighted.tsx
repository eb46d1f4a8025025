import type { ReactNode } from 'react';
import { wordsOf } from '@site/model/search';

/**
 * Returns whether a part of a name, such as `Visibility` in `columnVisibilityModel`, begins with a
 * word of the query.
 */
function isAsked(part: string, words: readonly string[]): boolean {
  const [own = ''] = wordsOf(part);
  return words.some((word) => own !== '' && (own.startsWith(word) || word === own));
}

/** A name with the parts marked that were asked for. */
export function Highlighted({ text, query }: { text: string; query: string }): ReactNode {
  const words = wordsOf(query);
  const parts =
    text.match(/\p{Script=Han}|\p{Lu}+(?!\p{Ll})|\p{Lu}?\p{Ll}+|[^\p{L}]+|\p{L}/gu) ?? [];
  return parts.map((part, index) =>
    isAsked(part, words) ? <mark key={index}>{part}</mark> : part,
  );
}
