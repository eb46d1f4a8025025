/** Fields of an item that the filter searches. */
interface Filterable {
  name: string;
  code?: string;
  side?: string;
}

/** Number of items from which a section has a filter: readers cannot overlook that many. */
export const FILTER_FROM = 11;

function wordsOf(query: string): string[] {
  return query.toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * Returns whether an item matches: each word of the query is part of its name or of its global
 * class name. Upper and lower case are the same.
 */
export function matches({ name, code, side }: Filterable, query: string): boolean {
  const classes = [code, side].filter((text) => text?.startsWith('.'));
  const text = [name, ...classes].join(' ').toLowerCase();
  return wordsOf(query).every((word) => text.includes(word));
}
