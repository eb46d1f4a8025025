import { type ElementFact, type Key, keysOf } from '../source-scan/facts';
import { acceptsProp, isComplete } from './accepted-props';
import { closestMember, closestName } from './closest';
import { deprecatedName, type Finding, unknownName } from './finding';
import { type CodeMember, type CodePage, membersOf } from './reference';
import { isUndocumented } from './undocumented';

/** The attributes that contain an object with a key for each slot, or for each class. */
const GROUPS: { prop: string; kind: 'slot' | 'class'; capital: boolean }[] = [
  { prop: 'slots', kind: 'slot', capital: false },
  { prop: 'slotProps', kind: 'slot', capital: false },
  { prop: 'components', kind: 'slot', capital: true },
  { prop: 'componentsProps', kind: 'slot', capital: false },
  { prop: 'classes', kind: 'class', capital: false },
];

function noteDeprecated(page: CodePage, key: Key, member: CodeMember | undefined): Finding[] {
  if (member?.deprecated === undefined) return [];
  const { name, place } = key;
  const reason = member.deprecated;
  return [deprecatedName({ place, name, owner: page.name, reason, address: page.address })];
}

function checkProp(page: CodePage, element: ElementFact, key: Key): Finding[] {
  const props = membersOf(page, 'prop');
  if (acceptsProp(page, element, key.name)) return noteDeprecated(page, key, props.get(key.name));
  const suggestion = closestMember(page, 'prop', key.name);
  const isKnown = page.removed.some(({ name }) => name === key.name);
  if (!suggestion && !isKnown && !isComplete(page, element)) return [];
  const { name, place } = key;
  const { name: owner, address } = page;
  return [unknownName({ rule: 'unknown-prop', place, name, owner, suggestion, address })];
}

function withCapital(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function checkGroup(page: CodePage, attribute: Key, group: (typeof GROUPS)[number]): Finding[] {
  const members = membersOf(page, group.kind);
  if (members.size === 0) return [];
  const known = new Map(
    [...members].map(([name, member]) => [group.capital ? withCapital(name) : name, member]),
  );
  return keysOf(attribute.value).flatMap((key) => {
    const member = known.get(key.name);
    if (member) return noteDeprecated(page, key, member);
    if (isUndocumented(page, group.kind, key.name)) return [];
    const rule = group.kind === 'slot' ? 'unknown-slot' : 'unknown-class';
    const suggestion = closestName(key.name, known.keys());
    const { name, place } = key;
    const { name: owner, address } = page;
    return [unknownName({ rule, place, name, owner, suggestion, address })];
  });
}

/** Checks the attributes of an element, and the slots and classes in them. */
export function checkElement(page: CodePage, element: ElementFact): Finding[] {
  const props = membersOf(page, 'prop');
  return element.attributes.flatMap((attribute) => {
    const group = GROUPS.find(({ prop }) => prop === attribute.name && props.has(prop));
    const inside = group ? checkGroup(page, attribute, group) : [];
    return [...checkProp(page, element, attribute), ...inside];
  });
}
