import type { ExportChange } from './compare';
import type { MinorRange } from './minor-number';
import { minorOfFact, type MinorFacts, type MinorsList } from './minors';

/** The lists of an export's changes, and the fact that has the minor of each. */
const FACTS = [
  ['added', 'since'],
  ['removed', 'removed'],
  ['retyped', 'type'],
  ['redefaulted', 'default'],
  ['deprecated', 'deprecated'],
] as const satisfies readonly (readonly [keyof ExportChange, keyof MinorFacts])[];

type MinorReader = (
  owner: string,
  fact: keyof MinorFacts,
  member?: ExportChange['added'][number],
) => { minor?: string };

/** Adds minors to the changes of an export between two versions, where they are known. */
function dateChange(change: ExportChange, minor: MinorReader): ExportChange {
  const { name, status } = change;
  const fact = status === 'added' ? 'since' : 'removed';
  const lists = FACTS.map(([list, of]) => [
    list,
    change[list].map((member) => ({ ...member, ...minor(name, of, member) })),
  ]);
  return {
    ...change,
    ...(status !== 'changed' && minor(name, fact)),
    ...(Object.fromEntries(lists) as Pick<ExportChange, (typeof FACTS)[number][0]>),
  };
}

/**
 * Adds to changes of a family in which minor of the library each happened.
 * @param range the minors between the compared versions; undefined if one of them lacks the family
 */
export function dateChanges(
  changes: readonly ExportChange[],
  { family, minors, range }: { family: string; minors: MinorsList; range: MinorRange | undefined },
): ExportChange[] {
  const reader: MinorReader = (owner, fact, member) => {
    const minor = minorOfFact(minors, { family, owner, member }, fact, range);
    return minor === undefined ? {} : { minor };
  };
  return changes.map((change) => dateChange(change, reader));
}

/**
 * Names what was added, deprecated or removed between two versions in an unknown minor. Types and
 * default values may have none: declarations can write the same one in several ways.
 */
export function undatedChanges(changes: readonly ExportChange[]): string[] {
  return changes.flatMap((change) => {
    const { name, status } = change;
    const lists = status === 'removed' ? [] : [...change.added, ...change.deprecated];
    const members = [...lists, ...(status === 'changed' ? change.removed : [])];
    const own = status !== 'changed' && change.kind !== 'table' && change.minor === undefined;
    return [
      ...(own ? [name] : []),
      ...members.filter(({ minor }) => minor === undefined).map((each) => `${name}.${each.name}`),
    ];
  });
}
