import type { Place } from '../source-scan/facts';

/** What `check` found in a project. */
export interface Finding {
  /** A note is about code that works. */
  severity: 'problem' | 'note';
  rule:
    | 'unknown-import'
    | 'unknown-prop'
    | 'unknown-slot'
    | 'unknown-class'
    | 'unknown-method'
    | 'deprecated';
  place: Place;
  /** Name that the code uses. */
  name: string;
  /** What should have it: a component, an interface, or a package. */
  owner: string;
  message: string;
  /** The name that was probably meant. */
  suggestion?: string;
  /** Address of the page of the reference, without host. */
  address?: string;
}

/** What a finding is made from. */
interface Unknown {
  rule: Exclude<Finding['rule'], 'deprecated'>;
  place: Place;
  name: string;
  owner: string;
  suggestion: string | undefined;
  address: string | undefined;
}

const NOUNS: Record<Unknown['rule'], string> = {
  'unknown-import': 'export',
  'unknown-prop': 'prop',
  'unknown-slot': 'slot',
  'unknown-class': 'class',
  'unknown-method': 'method',
};

/** The finding for a name that its owner does not have. */
export function unknownName({ rule, place, name, owner, suggestion, address }: Unknown): Finding {
  const hint = suggestion ? ` Did you mean \`${suggestion}\`?` : '';
  return {
    severity: 'problem',
    rule,
    place,
    name,
    owner,
    message: `\`${owner}\` does not have the ${NOUNS[rule]} \`${name}\`.${hint}`,
    ...(suggestion && { suggestion }),
    ...(address && { address }),
  };
}

/** The finding for a name that still works. */
export function deprecatedName(found: {
  place: Place;
  name: string;
  owner: string;
  reason: string;
  address: string;
}): Finding {
  const { reason, ...rest } = found;
  const text = reason.replaceAll(/<[^>]+>/g, '').trim();
  const message = `\`${found.name}\` of \`${found.owner}\` is deprecated${text ? `: ${text}` : '.'}`;
  return { severity: 'note', rule: 'deprecated', ...rest, message };
}

/** Sorts findings, or anything else with a place, by file and line. */
export function byPlace(a: { place: Place }, b: { place: Place }): number {
  if (a.place.file !== b.place.file) return a.place.file < b.place.file ? -1 : 1;
  return a.place.line - b.place.line || a.place.column - b.place.column;
}
