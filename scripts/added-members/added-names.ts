import {
  memberKey,
  membersOf,
  type MemberKind,
  type MemberList,
} from '../../model/member-history/member-list';
import type { ExportList } from '../list-members/list-exports';

/** Something that users can name in code, and that an older version does not have. */
export interface AddedName {
  family: string;
  kind: 'component' | 'interface' | 'hook' | 'export' | MemberKind;
  name: string;
  /** The export that has the member; absent for exports. */
  owner?: string;
}

/** How exceptions and failures name it: `charts BarLabel.isFaded`, `charts useSeries`. */
export function idOf({ family, owner, name }: AddedName): string {
  return `${family} ${owner === undefined ? name : `${owner}.${name}`}`;
}

/** Documented exports and members that only the newer list has. */
export function addedMembers(before: MemberList, now: MemberList): AddedName[] {
  return Object.entries(now).flatMap(([family, exports]) =>
    Object.entries(exports).flatMap(([owner, found]): AddedName[] => {
      const older = before[family]?.[owner];
      const known = membersOf(older);
      const members = [...membersOf(found).values()]
        .filter((member) => !known.has(memberKey(member)))
        .map(({ kind, name }) => ({ family, kind, name, owner }));
      // Tables of events and selectors are not exports.
      const isNew = !older && found.kind !== 'table';
      return isNew ? [{ family, kind: found.kind, name: owner } as AddedName, ...members] : members;
    }),
  );
}

/** Other exports that only the newer list has: functions, constants and types. */
export function addedExports(
  before: ExportList,
  now: ExportList,
  listed: readonly AddedName[],
): AddedName[] {
  const known = new Set(listed.map(({ family, name }) => `${family} ${name}`));
  return Object.entries(now).flatMap(([family, names]) => {
    const older = new Set(before[family]);
    return names
      .filter((name) => !older.has(name) && !known.has(`${family} ${name}`))
      .map((name): AddedName => ({ family, kind: 'export', name }));
  });
}
