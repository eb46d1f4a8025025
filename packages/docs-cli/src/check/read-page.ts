import type { CodeMember, CodePage, CodeReference, RemovedMember } from './reference';

interface MemberJson {
  name: string;
  deprecated?: string;
}

interface SlotJson extends MemberJson {
  default?: string;
  propsType?: string;
}

/** What is read of the data of a page of the reference, as at `/x/api/<family>/<name>.json`. */
export interface PageJson {
  kind: string;
  name: string;
  family: string;
  path: string;
  plan?: string;
  deprecated?: string;
  themeName?: string;
  inheritance?: { name: string }[];
  props?: MemberJson[];
  slots?: SlotJson[];
  classes?: (MemberJson & { className: string })[];
  removed?: { members: RemovedMember[] };
  groups?: { members: (MemberJson & { signature?: unknown })[] }[];
}

function member(kind: CodeMember['kind'], { name, deprecated }: MemberJson): CodeMember {
  return { name, kind, ...(deprecated !== undefined && { deprecated }) };
}

function slot(json: SlotJson): CodeMember {
  // Declarations of older versions have the type of the component's props only.
  const renders = json.default ?? /\b([A-Z]\w+)Props\b/.exec(json.propsType ?? '')?.[1];
  return { ...member('slot', json), ...(renders !== undefined && { renders }) };
}

function interfaceMembers({ groups = [] }: PageJson): CodeMember[] {
  return groups
    .flatMap(({ members }) => members)
    .map((each) => member(each.signature ? 'method' : 'field', each));
}

/** Reads what code is checked against from the data of a page. */
export function readPage(json: PageJson): CodePage {
  const { kind, name, family, plan, deprecated, themeName } = json;
  return {
    kind,
    name,
    family,
    address: json.path,
    inherits: (json.inheritance ?? []).map((each) => each.name),
    ...(plan !== undefined && { plan }),
    ...(deprecated !== undefined && { deprecated }),
    ...(themeName !== undefined && { themeName }),
    members: [
      ...(json.props ?? []).map((each) => member('prop', each)),
      ...(json.slots ?? []).map(slot),
      ...(json.classes ?? []).map((each) => ({
        ...member('class', each),
        className: each.className,
      })),
      ...interfaceMembers(json),
    ],
    removed: (json.removed?.members ?? []).map(({ name: former, kind: of, replacement }) => ({
      name: former,
      kind: of,
      ...(replacement !== undefined && { replacement }),
    })),
  };
}

/** Makes the reference of a version from the data of its pages and the names of its exports. */
export function makeReference(version: {
  id: string;
  label: string;
  libraries: Readonly<Record<string, string>>;
  pages: readonly PageJson[];
  exports: Readonly<Record<string, readonly string[]>>;
}): CodeReference {
  const pages = new Map(version.pages.map((json) => [json.name, readPage(json)]));
  const exported = new Map(
    Object.entries(version.exports).map(([family, names]) => [family, new Set(names)]),
  );
  return {
    id: version.id,
    label: version.label,
    libraries: version.libraries,
    page: (name) => pages.get(name),
    names: () => [...pages.keys()],
    exportsOf: (family) => exported.get(family),
  };
}
