/** A member of a page of the reference, as far as code is checked against it. */
export interface CodeMember {
  name: string;
  kind: 'prop' | 'slot' | 'class' | 'method' | 'field';
  deprecated?: string;
  /** Global name of a class. */
  className?: string;
  /** The component that a slot renders by default, if it has a name. */
  renders?: string;
}

/** A member that older versions have and this one does not. */
export interface RemovedMember {
  name: string;
  kind: string;
  /** Name of the member to use instead. */
  replacement?: string;
}

/** A page of the reference, as far as code is checked against it. */
export interface CodePage {
  name: string;
  family: string;
  kind: string;
  /** The plan that introduced it; absent in the community plan. */
  plan?: string;
  deprecated?: string;
  /** Address of the page, without host. */
  address: string;
  /** Types whose members the component accepts besides its own, such as `HTMLAttributes`. */
  inherits: string[];
  /** Key in the theme's `components`. */
  themeName?: string;
  members: CodeMember[];
  /** Members that older versions have. */
  removed: RemovedMember[];
}

/** The reference of one documented version. */
export interface CodeReference {
  id: string;
  label: string;
  /** Versions of the packages that the reference was made from, by family. */
  libraries: Readonly<Record<string, string>>;
  page(name: string): CodePage | undefined;
  names(): string[];
  /** Names of everything that the packages of a family export, types included. */
  exportsOf(family: string): ReadonlySet<string> | undefined;
}

type Members = ReadonlyMap<string, CodeMember>;

/** A project asks for the same members in thousands of places. */
const membersByKind = new WeakMap<CodePage, Map<CodeMember['kind'], Members>>();

/** The members of a page of one kind, by name. */
export function membersOf(page: CodePage, kind: CodeMember['kind']): Members {
  const kinds = membersByKind.get(page) ?? new Map<CodeMember['kind'], Members>();
  membersByKind.set(page, kinds);
  const members =
    kinds.get(kind) ??
    new Map(page.members.filter((each) => each.kind === kind).map((each) => [each.name, each]));
  kinds.set(kind, members);
  return members;
}

const PACKAGE = /^@mui\/x-(data-grid|date-pickers|charts|tree-view)(?:-(pro|premium))?(?:\/(.+))?$/;

/** Folders of packages that are not documented, or export nothing that has a name here. */
const NOT_DOCUMENTED = /^(?:internals?|utils|node|modern|legacy|esm|themeAugmentation)(?:\/|$)/;

/** What a module specifier names. */
export interface LibraryModule {
  family: string;
  plan: 'community' | 'pro' | 'premium';
  /** Path in the package, such as `locales`; empty for its root. */
  folder: string;
}

/** Reads a module specifier; undefined for modules that the reference does not cover. */
export function libraryModule(specifier: string): LibraryModule | undefined {
  const [, family, plan = 'community', folder = ''] = PACKAGE.exec(specifier) ?? [];
  if (!family || NOT_DOCUMENTED.test(folder)) return undefined;
  return { family, plan: plan as LibraryModule['plan'], folder };
}
