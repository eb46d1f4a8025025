import {
  type CallFact,
  type FileFacts,
  type ImportFact,
  type Key,
  keysOf,
} from '../source-scan/facts';
import { checkElement } from './check-elements';
import { ClassIndex, checkText } from './class-names';
import { closestMember, closestName } from './closest';
import { byPlace, deprecatedName, type Finding, unknownName } from './finding';
import {
  type CodePage,
  type CodeReference,
  libraryModule,
  type LibraryModule,
  membersOf,
} from './reference';
import { isUndocumented } from './undocumented';

/** The reference of the version of a family that a project has. */
type ReferenceOf = (family: string) => CodeReference | undefined;

interface Check {
  referenceOf: ReferenceOf;
  indexOf(reference: CodeReference): ClassIndex;
}

const PLANS = ['community', 'pro', 'premium'];

/** True for a component that only packages of a higher plan export. */
function isOfHigherPlan(page: CodePage | undefined, { family, plan }: LibraryModule): boolean {
  if (page?.family !== family || page.kind !== 'component') return false;
  return PLANS.indexOf(page.plan ?? 'community') > PLANS.indexOf(plan);
}

function checkImport({ module, name, place }: ImportFact, check: Check): Finding[] {
  const library = libraryModule(module);
  const reference = library && check.referenceOf(library.family);
  const known = library && reference?.exportsOf(library.family);
  // Only what packages and their folders export is listed, not files in these folders.
  if (!known || library.folder.includes('/')) return [];
  if (['', '*', 'default'].includes(name)) return [];
  const page = reference?.page(name);
  if (!known.has(name) || isOfHigherPlan(page, library)) {
    const suggestion = known.has(name) ? undefined : closestName(name, known);
    const address = page?.address;
    return [
      unknownName({ rule: 'unknown-import', place, name, owner: module, suggestion, address }),
    ];
  }
  if (!page || page.deprecated === undefined) return [];
  const { deprecated: reason, address } = page;
  return [deprecatedName({ place, name, owner: module, reason, address })];
}

function checkCall(call: CallFact, reference: CodeReference): Finding[] {
  const page = reference.page('GridApi');
  if (!page || call.api !== 'grid' || !call.receiver.endsWith('.current')) return [];
  const methods = membersOf(page, 'method');
  const { name, place } = call;
  const { address } = page;
  const reason = methods.get(name)?.deprecated;
  if (reason !== undefined) {
    return [deprecatedName({ place, name, owner: 'GridApi', reason, address })];
  }
  if (page.members.some((member) => member.name === name)) return [];
  if (isUndocumented(page, 'method', name)) return [];
  const suggestion = closestMember(page, 'method', name);
  return [
    unknownName({ rule: 'unknown-method', place, name, owner: 'GridApi', suggestion, address }),
  ];
}

/** Checks what a theme says about a component: `MuiDataGrid: { defaultProps, styleOverrides }`. */
function checkThemeKey(key: Key, index: ClassIndex): Finding[] {
  const page = index.ofTheme(key.name);
  if (!page) return [];
  const groups = [
    { group: 'styleOverrides', kind: 'class', rule: 'unknown-class' },
    { group: 'defaultProps', kind: 'prop', rule: 'unknown-prop' },
  ] as const;
  return groups.flatMap(({ group, kind, rule }) => {
    const known = membersOf(page, kind);
    const inside = keysOf(keysOf(key.value).find(({ name }) => name === group)?.value);
    return inside.flatMap(({ name, place }) => {
      if (known.has(name) || isUndocumented(page, kind, name)) return [];
      const suggestion = closestMember(page, kind, name);
      // Overrides can also have keys besides classes, which are not documented.
      if (!suggestion) return [];
      const { name: owner, address } = page;
      return [unknownName({ rule, place, name, owner, suggestion, address })];
    });
  });
}

function checkFile(facts: FileFacts, check: Check): Finding[] {
  const references = ['data-grid', 'date-pickers', 'charts', 'tree-view'].flatMap(
    (family) => check.referenceOf(family) ?? [],
  );
  const indexes = [...new Set(references)].map((reference) => check.indexOf(reference));
  const grid = check.referenceOf('data-grid');
  return [
    ...facts.imports.flatMap((each) => checkImport(each, check)),
    ...facts.elements.flatMap((element) => {
      const library = libraryModule(element.module);
      const page = library && check.referenceOf(library.family)?.page(element.component);
      return page && page.kind === 'component' ? checkElement(page, element) : [];
    }),
    ...facts.classReads.flatMap(({ source, name, place }) => {
      const page = indexes.flatMap((index) => index.ofSource(source) ?? [])[0];
      const known = page && membersOf(page, 'class');
      if (!known || known.has(name) || isUndocumented(page, 'class', name)) return [];
      const suggestion = closestMember(page, 'class', name);
      const { address } = page;
      return [
        unknownName({ rule: 'unknown-class', place, name, owner: source, suggestion, address }),
      ];
    }),
    ...indexes.flatMap((index) => facts.texts.flatMap((text) => checkText(text, index))),
    ...indexes.flatMap((index) =>
      facts.objects.flatMap(({ keys }) => keys.flatMap((key) => checkThemeKey(key, index))),
    ),
    ...(grid ? facts.calls.flatMap((call) => checkCall(call, grid)) : []),
  ];
}

/** Removes findings that are the same, as an object inside another is read with both. */
function withoutDoubles(findings: Finding[]): Finding[] {
  const seen = new Map(
    findings.map((finding) => {
      const { file, line, column } = finding.place;
      return [`${file}:${line}:${column} ${finding.rule} ${finding.name}`, finding];
    }),
  );
  return [...seen.values()].sort(byPlace);
}

/** A function that checks the names in a file against the reference. */
export function fileChecker(referenceOf: ReferenceOf): (facts: FileFacts) => Finding[] {
  const indexes = new Map<CodeReference, ClassIndex>();
  const check: Check = {
    referenceOf,
    indexOf(reference) {
      const index = indexes.get(reference) ?? new ClassIndex(reference);
      indexes.set(reference, index);
      return index;
    },
  };
  return (facts) => withoutDoubles(checkFile(facts, check));
}

/** Checks the names in all files of a project. */
export function checkProject(files: readonly FileFacts[], referenceOf: ReferenceOf): Finding[] {
  return files.flatMap(fileChecker(referenceOf)).sort(byPlace);
}
