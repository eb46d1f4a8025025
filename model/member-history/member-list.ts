/**
 * The members of all documented exports of one version: the content of `versions/<id>/members.json`.
 * A cut version keeps its list, so its shape must not change: `members.schema.json`.
 */
import type { Plan } from '../plans';

/** What has members: events and selectors of the Data Grid are in tables. */
export const EXPORT_KINDS = ['component', 'interface', 'hook', 'table'] as const;

export type ExportKind = (typeof EXPORT_KINDS)[number];

/** In the order of lists. Methods and fields are the members of interfaces. */
export const MEMBER_KINDS = [
  'prop',
  'method',
  'field',
  'slot',
  'class',
  'event',
  'selector',
] as const;

export type MemberKind = (typeof MEMBER_KINDS)[number];

export interface MemberFacts {
  /**
   * The whole type on one line; of a slot, that of its props; of a class, its global name. Absent if
   * the declarations do not show it.
   */
  type?: string;
  /** The definition of the type, if `type` is only a name. */
  shape?: string;
  /** Code of the default value; absent if it is not documented. */
  default?: string;
  /** Text of the deprecation, without markup but for code in backticks. */
  deprecated?: string;
  /** The plan that introduced it; absent in the community plan. */
  plan?: Plan;
}

export interface ExportMembers {
  kind: ExportKind;
  /** The plan that introduced it; absent in the community plan. */
  plan?: Plan;
  deprecated?: string;
  /** By kind and name. */
  members: Partial<Record<MemberKind, Record<string, MemberFacts>>>;
}

/** Exports by family and name. */
export type MemberList = Record<string, Record<string, ExportMembers>>;

/** The list of one version. */
export interface VersionMembers {
  /** Id of the version. */
  id: string;
  list: MemberList;
}

/** A member with its place in a list. */
export interface ListedMember extends MemberFacts {
  kind: MemberKind;
  name: string;
}

/**
 * What keeps members apart: an interface has one member of a name, whether a method or a field.
 */
export function memberKey({ kind, name }: Pick<ListedMember, 'kind' | 'name'>): string {
  const space = kind === 'method' || kind === 'field' ? 'member' : kind;
  return `${space} ${name}`;
}

/** The members of an export by `memberKey`. */
export function membersOf(found: ExportMembers | undefined): Map<string, ListedMember> {
  const listed = MEMBER_KINDS.flatMap((kind) =>
    Object.entries(found?.members[kind] ?? {}).map(([name, facts]): ListedMember => ({
      kind,
      name,
      ...facts,
    })),
  );
  return new Map(listed.map((member) => [memberKey(member), member]));
}
