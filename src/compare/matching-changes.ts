import { CHANGE_LISTS } from '@site/model/member-history/compare';
import type { LinkedChange } from '@site/model/member-history/changes';
import { matches } from '@site/src/api-reference/match-items';

type Lists = Pick<LinkedChange, (typeof CHANGE_LISTS)[number]>;

/** Exports and members whose names match a query; an export that matches keeps all its members. */
export function matchingChanges(exports: readonly LinkedChange[], query: string): LinkedChange[] {
  if (query === '') return [...exports];
  return exports.flatMap((change): LinkedChange[] => {
    if (matches({ name: change.name }, query)) return [change];
    const keep = <Member extends { name: string }>(members: readonly Member[]) =>
      members.filter(({ name }) => matches({ name: `${change.name}.${name}` }, query));
    const lists: Lists = {
      added: keep(change.added),
      removed: keep(change.removed),
      retyped: keep(change.retyped),
      redefaulted: keep(change.redefaulted),
      deprecated: keep(change.deprecated),
    };
    return CHANGE_LISTS.some((list) => lists[list].length > 0) ? [{ ...change, ...lists }] : [];
  });
}

/** Number of changes of each kind. */
export function countsOf(exports: readonly LinkedChange[]): Record<keyof Lists, number> {
  const count = (list: keyof Lists) =>
    exports.reduce((sum, change) => sum + change[list].length, 0);
  return {
    added: count('added'),
    removed: count('removed'),
    retyped: count('retyped'),
    redefaulted: count('redefaulted'),
    deprecated: count('deprecated'),
  };
}
