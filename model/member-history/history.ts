import {
  defaultBefore,
  replacementOf,
  sameTypes,
  typeBefore,
  type RemovedMember,
  type SameType,
} from './compare';
import { membersOf, type ListedMember, type VersionMembers } from './member-list';

/** A value that a member had before a version. */
export interface FormerValue {
  /** Id of the version that changed it. */
  in: string;
  from: string;
}

/** When a member came and changed. Versions are ids; what is absent did not happen. */
export interface MemberHistory {
  /** Absent if the oldest known version has it. */
  since?: string;
  deprecatedSince?: string;
  /** The oldest change first. */
  types?: FormerValue[];
  defaults?: FormerValue[];
}

/** A member that an older version has. */
export interface FormerMember extends RemovedMember {
  /** Id of the first version without it. */
  in: string;
}

interface Step {
  id: string;
  members: ReadonlyMap<string, ListedMember>;
  /** Whether the version has the export. */
  has: boolean;
  deprecated: boolean;
  /** Compares types with those of the version before. */
  sameType: SameType;
}

/** The histories of the members of an export, in versions with known members. */
export interface ExportHistory {
  /** Of the export itself. */
  since?: string;
  deprecatedSince?: string;
  /** By `memberKey`. */
  members: ReadonlyMap<string, MemberHistory>;
  removed: FormerMember[];
}

/** Reads histories of exports from lists of members. */
export type HistoryReader = (family: string, name: string) => ExportHistory;

/** The first of the versions from which on all have something. */
function sinceOf(steps: readonly Step[], has: (step: Step) => boolean): string | undefined {
  return steps[steps.map(has).lastIndexOf(false) + 1]?.id;
}

function unlessOldest(id: string | undefined, steps: readonly Step[]): { since?: string } {
  return id === undefined || id === steps[0]?.id ? {} : { since: id };
}

function deprecation(id: string | undefined, steps: readonly Step[]): { deprecatedSince?: string } {
  return id === undefined || id === steps[0]?.id ? {} : { deprecatedSince: id };
}

function formerValues(
  steps: readonly Step[],
  key: string,
  valueBefore: (from: ListedMember, to: ListedMember, step: Step) => string | undefined,
): FormerValue[] {
  return steps.slice(1).flatMap((step, index) => {
    const old = steps[index]?.members.get(key);
    const now = step.members.get(key);
    const from = old && now && valueBefore(old, now, step);
    return from === undefined ? [] : [{ in: step.id, from }];
  });
}

function memberHistory(steps: readonly Step[], key: string): MemberHistory {
  const types = formerValues(steps, key, (from, to, { sameType }) =>
    typeBefore(from, to, sameType),
  );
  const defaults = formerValues(steps, key, defaultBefore);
  const since = sinceOf(steps, ({ members }) => members.has(key));
  const deprecated = sinceOf(steps, ({ members }) => members.get(key)?.deprecated !== undefined);
  return {
    ...unlessOldest(since, steps),
    ...deprecation(deprecated, steps),
    ...(types.length > 0 && { types }),
    ...(defaults.length > 0 && { defaults }),
  };
}

/** Members of older versions that the newest one lacks, with the last facts that are known. */
function formerMembers(steps: readonly Step[]): FormerMember[] {
  const now = steps.at(-1)?.members ?? new Map<string, ListedMember>();
  const keys = new Set(steps.flatMap(({ members }) => [...members.keys()]));
  return [...keys].flatMap((key): FormerMember[] => {
    const last = steps.map(({ members }) => members.has(key)).lastIndexOf(true);
    const member = steps[last]?.members.get(key);
    const next = steps[last + 1];
    if (now.has(key) || !member || !next) return [];
    const { shape: _, ...facts } = member;
    const replacement = replacementOf(member, now);
    return [{ ...facts, ...(replacement !== undefined && { replacement }), in: next.id }];
  });
}

/**
 * Reads what happened to members until a version.
 * @param versions with known members, the oldest first; the last one is that of the reader
 * @returns histories that are empty if there is only one version
 */
export function historyReader(versions: readonly VersionMembers[]): HistoryReader {
  const comparisons = versions.map(({ list }, index) =>
    sameTypes(versions[index - 1]?.list ?? {}, list),
  );
  return (family, name) => {
    const steps = versions.map(({ id, list }, index): Step => {
      const found = list[family]?.[name];
      const sameType = comparisons[index] ?? Object.is;
      const deprecated = found?.deprecated !== undefined;
      return { id, members: membersOf(found), has: found !== undefined, deprecated, sameType };
    });
    const keys = [...(steps.at(-1)?.members.keys() ?? [])];
    return {
      ...unlessOldest(
        sinceOf(steps, ({ has }) => has),
        steps,
      ),
      ...deprecation(
        sinceOf(steps, ({ deprecated }) => deprecated),
        steps,
      ),
      members: new Map(keys.map((key) => [key, memberHistory(steps, key)])),
      removed: formerMembers(steps),
    };
  };
}
