import type { ApiName } from '../../../model/api-reference';
import { familyNamed } from '../../../model/named-families';
import type { MemberEntry, MemberKind } from '../../../model/search-index';
import type { FormerName } from './former-names';
import { createGenerality } from './owners';

const MEMBER_KINDS: readonly ApiName['kind'][] = [
  'prop',
  'slot',
  'class',
  'method',
  'event',
  'selector',
  'hook',
];

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Returns the global name of a class as it follows from the name of its owner. */
function ownClass({ owner = '', name }: ApiName): string {
  return `Mui${owner}-${name}`;
}

/** Returns the global name of a class if it follows from no owner, as that of `MuiIconButton-root`. */
function foreignClass({ kind, type = '' }: ApiName, own: ReadonlySet<string>): string {
  return kind !== 'class' || own.has(type) ? '' : type;
}

/** The same name in the same family, once: the most general place, with the others behind it. */
function memberEntry(places: readonly (ApiName | FormerName)[]): MemberEntry | undefined {
  const [first, ...rest] = places;
  if (!first?.to) return undefined;
  const others = rest.flatMap(({ owner }) => owner ?? []);
  return {
    name: first.name,
    kind: first.kind as MemberKind,
    family: familyNamed(first.family)?.sidebar,
    path: first.to,
    ...(first.owner && { owner: first.owner }),
    ...(first.type && { type: first.type }),
    ...(first.plan && { plan: first.plan }),
    ...(others.length > 0 && { others }),
    ...('removedIn' in first && { removedIn: first.removedIn }),
    ...('replacement' in first && first.replacement && { replacement: first.replacement }),
  };
}

export interface Members {
  entries: MemberEntry[];
  /** Anchors of members that repeat the text of a more general one. */
  repeated: ReadonlySet<string>;
  /** Names of components that have a replacement. */
  deprecated: ReadonlySet<string>;
}

/**
 * Props, slots, classes, methods, events, selectors and hooks of the reference.
 * @param names what the reference of a version holds
 * @param exists checks that a page exists: that of the events may not be written yet
 * @param former names that only older versions have
 */
export function collectMembers(
  docsRoot: string,
  names: readonly ApiName[],
  exists: (path: string) => boolean,
  former: readonly FormerName[] = [],
): Members {
  const { inFamily, amongFamilies, deprecated } = createGenerality(docsRoot, names);
  const members = [...names, ...former]
    .filter(({ kind, to }) => to && MEMBER_KINDS.includes(kind) && exists(to.split('#')[0] ?? ''))
    .sort(inFamily);
  const own = new Set(members.filter(({ kind }) => kind === 'class').map(ownClass));
  const groups = groupBy(
    members,
    (member) => `${member.family} ${member.kind} ${member.name} ${foreignClass(member, own)}`,
  ).sort(([a], [b]) => (a && b ? amongFamilies(a, b) : 0));
  const described = members.filter((member) => !('removedIn' in member));
  const alike = groupBy(described, ({ name, kind, summary = '' }) => `${kind} ${name} ${summary}`);
  const repeated = alike.flatMap(([, ...rest]) =>
    rest.flatMap(({ to = '' }) => to.split('#')[1] ?? []),
  );
  return {
    entries: groups.flatMap((group) => memberEntry(group) ?? []),
    repeated: new Set(repeated),
    deprecated,
  };
}
