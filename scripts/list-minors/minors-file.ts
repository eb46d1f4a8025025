import type { MinorFacts, MinorsList } from '../../model/member-history/minors';
import { isInRange, type MinorRange } from '../../model/member-history/minor-number';

type Facts = Readonly<Record<string, MinorFacts>>;

/** The facts that are not about the minors of a range. */
function outside(facts: MinorFacts, range: MinorRange): MinorFacts {
  return Object.fromEntries(
    Object.entries(facts).filter(([, minor]) => !isInRange(minor as string, range)),
  );
}

function mergeFamily(before: Facts, found: Facts, range: MinorRange | undefined): Facts {
  const keys = [...new Set([...Object.keys(before), ...Object.keys(found)])].sort();
  return Object.fromEntries(
    keys.flatMap((key) => {
      const kept = range ? outside(before[key] ?? {}, range) : before[key];
      const facts = { ...kept, ...found[key] };
      return Object.keys(facts).length > 0 ? [[key, facts] as const] : [];
    }),
  );
}

/**
 * Puts what was found into a list: facts about minors of the ranges are replaced, those about older
 * ones are kept.
 * @param ranges of the families that were looked at
 */
export function mergeMinors(
  before: MinorsList,
  found: MinorsList,
  ranges: Readonly<Record<string, MinorRange>>,
): MinorsList {
  const families = new Set([...Object.keys(before), ...Object.keys(found)]);
  return Object.fromEntries(
    [...families].map((family) => [
      family,
      mergeFamily(before[family] ?? {}, found[family] ?? {}, ranges[family]),
    ]),
  );
}

/** One line for each export and member: a difference then names it. */
export function formatMinors(list: MinorsList): string {
  const families = Object.entries(list).map(([family, facts]) => {
    const lines = Object.entries(facts).map(
      ([key, values]) => `${JSON.stringify(key)}:${JSON.stringify(values)}`,
    );
    return `${JSON.stringify(family)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{\n${families.join(',\n')}\n}\n`;
}
