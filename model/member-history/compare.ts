import {
  memberKey,
  membersOf,
  type ExportKind,
  type ExportMembers,
  type ListedMember,
  type MemberFacts,
  type MemberKind,
  type MemberList,
} from './member-list';
import { genericName, typeKey } from './type-key';
import { renamedTypes, withNewNames } from './type-names';
import type { Plan } from '../plans';

interface MemberName {
  kind: MemberKind;
  name: string;
  /** The minor of the library that changed it, if that is known: `7.4`. */
  minor?: string;
}

/** A member that only one of the versions has. */
export interface AddedMember extends MemberName, Omit<MemberFacts, 'shape'> {}

export interface RemovedMember extends AddedMember {
  /** The member that its deprecation says to use, if the newer version has it. */
  replacement?: string;
}

/** A type or a default value in both versions. */
export interface ChangedMember extends MemberName {
  from: string;
  to: string;
}

export interface DeprecatedMember extends MemberName {
  deprecated: string;
}

/** What changed in a documented export. */
export interface ExportChange {
  name: string;
  kind: ExportKind;
  plan?: Plan;
  /** `added` and `removed` if only one of the versions has the export. */
  status: 'added' | 'removed' | 'changed';
  /** The minor of the library that added or removed the export, if that is known: `7.4`. */
  minor?: string;
  added: AddedMember[];
  removed: RemovedMember[];
  retyped: ChangedMember[];
  redefaulted: ChangedMember[];
  deprecated: DeprecatedMember[];
}

/** Props whose members are listed by themselves: slots and classes. */
const CONTAINERS = new Set(['slots', 'slotProps', 'classes', 'components', 'componentsProps']);

/** The text of a cell that the reference shortens. */
const SHORTENED = '…';

/** Whether two types are the same, of texts from two lists. */
export type SameType = (from: string, to: string) => boolean;

/** Compares types of two lists; types that are only named differently are the same. */
export function sameTypes(from: MemberList, to: MemberList): SameType {
  const renamed = renamedTypes(from, to);
  return (a, b) => a === b || typeKey(withNewNames(a, renamed)) === typeKey(b);
}

/**
 * Two names with arguments: one may be an alias of the other, and lists do not have definitions of
 * such types.
 */
function mayBeAlias(before: string, after: string): boolean {
  const [old, now] = [genericName(before), genericName(after)];
  return old !== undefined && now !== undefined && old !== now;
}

/** What a type was before, if it is certain that it is another one now. */
export function typeBefore(
  from: ListedMember,
  to: ListedMember,
  sameType: SameType,
): string | undefined {
  const { type: before, shape } = from;
  const { type: after, shape: newShape } = to;
  if (before === undefined || after === undefined || sameType(before, after)) return undefined;
  if (to.kind === 'prop' && CONTAINERS.has(to.name)) return undefined;
  if (before.includes(SHORTENED) || after.includes(SHORTENED)) return undefined;
  if (mayBeAlias(before, after)) return undefined;
  // One of them may be the other's definition, or both have the same.
  return sameType(shape ?? before, newShape ?? after) ? undefined : before;
}

/** A value with a note: `false (true in the community plan)`. */
const NOTED = /^(true|false|null|-?\d+|'[^']*') \(.*\)$/;

/** A default value without notes, and without quotes and spaces that do not matter. */
function defaultKey(text: string): string {
  const plain = text.replace(/["`]/g, "'").replace(/\s+/g, ' ').trim();
  return NOTED.exec(plain)?.[1] ?? plain;
}

/** What a default value was before. Values that only one version documents may not have changed. */
export function defaultBefore(from: ListedMember, to: ListedMember): string | undefined {
  const { default: before } = from;
  const { default: after } = to;
  if (before === undefined || after === undefined) return undefined;
  return defaultKey(before) === defaultKey(after) ? undefined : before;
}

const UNSTABLE = /^unstable_/;

/** The name in "Use the `slots` prop instead", without what follows a dot. */
const INSTEAD = /\b(?:use|using|by|favor of)\b(?: the)? `(\w+)[^`]*`/i;

/**
 * The member that takes the place of another one, if that is certain: its deprecation names it, or
 * it has become stable.
 */
export function replacementOf(
  { kind, name, deprecated = '' }: ListedMember,
  now: ReadonlyMap<string, ListedMember>,
): string | undefined {
  const names = [INSTEAD.exec(deprecated)?.[1], name.replace(UNSTABLE, '')];
  return names.find(
    (other) => other !== undefined && other !== name && now.has(memberKey({ kind, name: other })),
  );
}

function listed({ shape: _, ...member }: ListedMember): AddedMember {
  return member;
}

function pairsOf(
  before: ReadonlyMap<string, ListedMember>,
  after: ReadonlyMap<string, ListedMember>,
): [ListedMember, ListedMember][] {
  return [...before].flatMap(([key, old]): [ListedMember, ListedMember][] => {
    const now = after.get(key);
    return now ? [[old, now]] : [];
  });
}

function changeOf(
  name: string,
  from: ExportMembers | undefined,
  to: ExportMembers | undefined,
  sameType: SameType,
): ExportChange {
  const before = membersOf(from);
  const after = membersOf(to);
  const pairs = pairsOf(before, after);
  const { kind = 'component', plan } = to ?? from ?? {};
  const changed = (valueBefore: (pair: [ListedMember, ListedMember]) => string | undefined) =>
    pairs.map((pair) => ({ pair, from: valueBefore(pair) }));
  return {
    name,
    kind,
    ...(plan && { plan }),
    status: from ? (to ? 'changed' : 'removed') : 'added',
    added: [...after].filter(([key]) => !before.has(key)).map(([, member]) => listed(member)),
    removed: [...before]
      .filter(([key]) => !after.has(key))
      .map(([, member]) => ({ ...listed(member), ...replaced(member, after) })),
    retyped: changed(([old, now]) => typeBefore(old, now, sameType)).flatMap((each) =>
      changedMember(each.pair[1], each.from, each.pair[1].type),
    ),
    redefaulted: changed(([old, now]) => defaultBefore(old, now)).flatMap((each) =>
      changedMember(each.pair[1], each.from, each.pair[1].default),
    ),
    deprecated: pairs.flatMap(([old, now]) =>
      old.deprecated === undefined && now.deprecated !== undefined
        ? [{ kind: now.kind, name: now.name, deprecated: now.deprecated }]
        : [],
    ),
  };
}

function replaced(member: ListedMember, now: ReadonlyMap<string, ListedMember>) {
  const replacement = replacementOf(member, now);
  return replacement === undefined ? {} : { replacement };
}

function changedMember({ kind, name }: MemberName, from?: string, to?: string): ChangedMember[] {
  return from === undefined || to === undefined ? [] : [{ kind, name, from, to }];
}

/** The lists of an export's changes. */
export const CHANGE_LISTS = ['added', 'removed', 'retyped', 'redefaulted', 'deprecated'] as const;

function isChange(change: ExportChange): boolean {
  return change.status !== 'changed' || CHANGE_LISTS.some((list) => change[list].length > 0);
}

/**
 * Compares the documented exports of a family in two versions.
 * @returns exports with changes, by name
 */
export function compareFamily(from: MemberList, to: MemberList, family: string): ExportChange[] {
  const before = from[family] ?? {};
  const after = to[family] ?? {};
  const sameType = sameTypes(from, to);
  return [...new Set([...Object.keys(before), ...Object.keys(after)])]
    .sort((a, b) => a.localeCompare(b, 'en'))
    .map((name) => changeOf(name, before[name], after[name], sameType))
    .filter(isChange);
}
