/**
 * The exact minors of the library in which members came and changed: `versions/minors.json`. Versions of
 * the docs are further apart.
 */
import { memberKey, type ListedMember } from './member-list';
import { isInRange, minorOf, type MinorRange } from './minor-number';

/** Minors such as `7.4`; what is absent did not happen, or nobody knows when. */
export interface MinorFacts {
  /** The first minor that has it. */
  since?: string;
  deprecated?: string;
  /** The first minor without it. */
  removed?: string;
  /** The first minor with the type of today. */
  type?: string;
  /** The first minor with the default value of today. */
  default?: string;
}

/** By family and `minorsKey`. */
export type MinorsList = Readonly<Record<string, Readonly<Record<string, MinorFacts>>>>;

type MemberName = Pick<ListedMember, 'kind' | 'name'>;

/** The key of an export, or of one of its members: `DataGrid`, `DataGrid prop listView`. */
export function minorsKey(owner: string, member?: MemberName): string {
  return member ? `${owner} ${memberKey(member)}` : owner;
}

/** Something whose minor is asked for. */
export interface MinorSubject {
  family: string;
  owner: string;
  /** Absent for the export itself. */
  member?: MemberName;
}

/**
 * The minor of a fact, if it is in a range.
 * @param range undefined if one of the versions lacks the family
 */
export function minorOfFact(
  list: MinorsList,
  { family, owner, member }: MinorSubject,
  fact: keyof MinorFacts,
  range: MinorRange | undefined,
): string | undefined {
  const facts = list[family] ?? {};
  const own = facts[minorsKey(owner, member)]?.[fact];
  // Members that came with their export are not listed.
  const found = own ?? (fact === 'since' ? facts[owner]?.since : undefined);
  return found !== undefined && range && isInRange(found, range) ? found : undefined;
}

type Families = Readonly<Record<string, { version: string }>>;

/** The minors of a family after a version of the docs, up to a newer one. */
export function minorsBetween(
  family: string,
  from: { families: Families },
  to: { families: Families },
): MinorRange | undefined {
  const [after, until] = [from.families[family]?.version, to.families[family]?.version];
  if (after === undefined || until === undefined) return undefined;
  return { after: minorOf(after), until: minorOf(until) };
}
