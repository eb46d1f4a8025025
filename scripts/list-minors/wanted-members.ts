import { CHANGE_LISTS, compareFamily } from '../../model/member-history/compare';
import type { ExportKind, ListedMember, MemberList } from '../../model/member-history/member-list';
import type { RequiredExports, RequiredNames } from '../../plugins/api-reference/required-exports';

/** Exports whose members are looked up in each minor, by family and name. */
export type WantedMembers = Record<
  string,
  Record<string, { kind: ExportKind; members: Pick<ListedMember, 'kind' | 'name'>[] }>
>;

/** What changed between two versions of the docs: only that is looked up in the minors between. */
export function wantedMembers(from: MemberList, to: MemberList): WantedMembers {
  return Object.fromEntries(
    Object.keys(to).map((family) => {
      const changes = compareFamily(from, to, family).map((change) => {
        const members = CHANGE_LISTS.flatMap((list) => change[list]);
        const named = members.map(({ kind, name }) => ({ kind, name }));
        return [change.name, { kind: change.kind, members: named }] as const;
      });
      return [family, Object.fromEntries(changes)];
    }),
  );
}

/** The names that any of two lists requires. */
export function mergeRequired(one: RequiredExports, other: RequiredExports): RequiredExports {
  const families = new Set([
    ...Object.keys(one),
    ...Object.keys(other),
  ] as (keyof RequiredExports)[]);
  const merge = (family: keyof RequiredExports, kind: keyof RequiredNames) => [
    ...new Set([...(one[family]?.[kind] ?? []), ...(other[family]?.[kind] ?? [])]),
  ];
  return Object.fromEntries(
    [...families].map((family) => [
      family,
      { components: merge(family, 'components'), interfaces: merge(family, 'interfaces') },
    ]),
  );
}
