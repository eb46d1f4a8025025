import { membersOf, type MemberList } from './member-list';
import { typeKey } from './type-key';

/** Named types without arguments, by name: the key of their definitions. */
function definitionsOf(list: MemberList): Map<string, string> {
  const definitions = new Map<string, string>();
  for (const exported of Object.values(list).flatMap((family) => Object.values(family))) {
    for (const { type, shape } of membersOf(exported).values()) {
      if (type && shape && /^\w+$/.test(type)) definitions.set(type, typeKey(shape));
    }
  }
  return definitions;
}

/**
 * Types that only have another name in a newer list: the old name and the new one of the same
 * definition. The newer list may use the old name for something else.
 */
export function renamedTypes(from: MemberList, to: MemberList): Map<string, string> {
  const before = definitionsOf(from);
  const after = definitionsOf(to);
  const isNew = ([name, definition]: [string, string]) => before.get(name) !== definition;
  const added = [...after].filter(isNew);
  const gone = [...before].filter(([name, definition]) => after.get(name) !== definition);
  return new Map(
    gone.flatMap(([name, definition]) => {
      const same = added.filter(([, other]) => other === definition);
      const [first] = same;
      return first && same.length === 1 ? [[name, first[0]] as const] : [];
    }),
  );
}

/** A type with the newer names of the types in it. */
export function withNewNames(type: string, renamed: ReadonlyMap<string, string>): string {
  return type.replace(/\b[A-Z]\w+/g, (name) => renamed.get(name) ?? name);
}
