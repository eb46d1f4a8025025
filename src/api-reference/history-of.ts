import type { ApiHistory } from '@site/model/api-reference';

/** What an item shows of its history: members of an export that is as new do not repeat it. */
export function shownHistory(
  history: ApiHistory | undefined,
  page: ApiHistory | undefined,
): ApiHistory | undefined {
  if (!history || history.since === undefined || history.since !== page?.since) return history;
  const { since: _, ...rest } = history;
  return Object.keys(rest).length > 0 ? rest : undefined;
}

/** The version that changed the type or the default last. */
export function lastChange({ types = [], defaults = [] }: ApiHistory): string | undefined {
  return (types.at(-1) ?? defaults.at(-1))?.in;
}
