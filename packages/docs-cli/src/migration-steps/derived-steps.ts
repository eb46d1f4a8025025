import { type ClassIndex, GLOBAL_CLASS } from '../check/class-names';
import {
  type CodeMember,
  type CodePage,
  type CodeReference,
  libraryModule,
  membersOf,
} from '../check/reference';
import { type FileFacts, type Key, keysOf, type Place } from '../source-scan/facts';

/** A name that a project uses, and that a version removes or deprecates. */
export interface RetiredName {
  place: Place;
  status: 'removed' | 'deprecated';
  /** Name of the component, interface, or package. */
  owner: string;
  name: string;
  /** Names to look for in guides, the best first. */
  lookups: string[];
}

/** The two versions that are compared, for one family. */
export interface Comparison {
  family: string;
  from: CodeReference;
  to: CodeReference;
  fromClasses: ClassIndex;
  /** The version that the project gets in the end. */
  target: CodeReference;
}

type Kind = CodeMember['kind'];

/** What became of a member from one version to the next. */
function statusOf(page: CodePage, kind: Kind, name: string, comparison: Comparison) {
  if (!membersOf(page, kind).has(name)) return undefined;
  const next = comparison.to.page(page.name);
  if (!next) return undefined;
  const member = membersOf(next, kind).get(name);
  if (member) return member.deprecated === undefined ? undefined : ('deprecated' as const);
  const last = comparison.target.page(page.name);
  const cameBack = last !== undefined && membersOf(last, kind).has(name);
  return cameBack ? undefined : ('removed' as const);
}

function retiredMember(
  page: CodePage | undefined,
  kind: Kind,
  { name, place }: { name: string; place: Place },
  { comparison, lookups }: { comparison: Comparison; lookups: string[] },
): RetiredName[] {
  const status = page && statusOf(page, kind, name, comparison);
  return status ? [{ place, status, owner: page.name, name, lookups }] : [];
}

function inElements(facts: FileFacts, comparison: Comparison): RetiredName[] {
  return facts.elements.flatMap(({ module, component, attributes }) => {
    if (libraryModule(module)?.family !== comparison.family) return [];
    const page = comparison.from.page(component);
    return page ? attributes.flatMap((key) => inAttribute(page, key, comparison)) : [];
  });
}

function inAttribute(page: CodePage, attribute: Key, comparison: Comparison): RetiredName[] {
  const { name, value } = attribute;
  const inside = keysOf(value).flatMap((key) => {
    if (name === 'classes') {
      return retiredMember(page, 'class', key, { comparison, lookups: [key.name] });
    }
    return name === 'slots' || name === 'slotProps' ? inSlot(page, key, comparison) : [];
  });
  // In the code of guides, a prop differs from a slot of the same name by what follows it.
  const lookups = [`${name}=`, name];
  return [...retiredMember(page, 'prop', attribute, { comparison, lookups }), ...inside];
}

/** A slot, and the props in `slotProps` for the component that it renders by default. */
function inSlot(page: CodePage, key: Key, comparison: Comparison): RetiredName[] {
  const { name } = key;
  const capital = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  const slot = membersOf(page, 'slot').get(name);
  const rendered = slot?.renders && comparison.from.page(slot.renders);
  const props = rendered
    ? keysOf(key.value).flatMap((prop) =>
        retiredMember(rendered, 'prop', prop, { comparison, lookups: [prop.name, name] }),
      )
    : [];
  return [...retiredMember(page, 'slot', key, { comparison, lookups: [name, capital] }), ...props];
}

function inImports(facts: FileFacts, { family, from, to, target }: Comparison): RetiredName[] {
  return facts.imports.flatMap(({ module, name, place }) => {
    if (libraryModule(module)?.family !== family || !from.exportsOf(family)?.has(name)) return [];
    const isGone = !to.exportsOf(family)?.has(name) && !target.exportsOf(family)?.has(name);
    const isDeprecated = to.page(name)?.deprecated !== undefined;
    if (!isGone && !isDeprecated) return [];
    const status = isGone ? 'removed' : 'deprecated';
    return [{ place, status, owner: module, name, lookups: [name] }];
  });
}

function inClasses(facts: FileFacts, comparison: Comparison): RetiredName[] {
  const { fromClasses } = comparison;
  const read = facts.classReads.flatMap(({ source, name, place }) => {
    const page = fromClasses.ofSource(source);
    if (page?.family !== comparison.family) return [];
    const whole = membersOf(page, 'class').get(name)?.className;
    const lookups = whole ? [whole, name] : [name];
    return retiredMember(page, 'class', { name, place }, { comparison, lookups });
  });
  const written = facts.texts.flatMap(({ text, place }) =>
    [...text.matchAll(GLOBAL_CLASS)].flatMap(([whole, component = '', name = '']) => {
      const page = fromClasses.ofTheme(`Mui${component}`);
      if (page?.family !== comparison.family) return [];
      return retiredMember(page, 'class', { name, place }, { comparison, lookups: [whole, name] });
    }),
  );
  return [...read, ...written];
}

function inThemes(facts: FileFacts, comparison: Comparison): RetiredName[] {
  const keys = facts.objects.flatMap((object) => object.keys);
  return keys.flatMap((key) => {
    const page = comparison.fromClasses.ofTheme(key.name);
    if (page?.family !== comparison.family) return [];
    return keysOf(key.value).flatMap(({ name, value }) => {
      const kind = { styleOverrides: 'class', defaultProps: 'prop' }[name] as Kind | undefined;
      if (!kind) return [];
      return keysOf(value).flatMap((inner) =>
        retiredMember(page, kind, inner, { comparison, lookups: [inner.name] }),
      );
    });
  });
}

function inCalls(facts: FileFacts, comparison: Comparison): RetiredName[] {
  if (comparison.family !== 'data-grid') return [];
  const page = comparison.from.page('GridApi');
  return facts.calls.flatMap((call) =>
    call.receiver.endsWith('.current')
      ? retiredMember(page, 'method', call, { comparison, lookups: [call.name] })
      : [],
  );
}

/** Finds the names in a file that the reference of one version has, and that the next retires. */
export function retiredNames(facts: FileFacts, comparison: Comparison): RetiredName[] {
  return [inImports, inElements, inClasses, inThemes, inCalls].flatMap((find) =>
    find(facts, comparison),
  );
}
