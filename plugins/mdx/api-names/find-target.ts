import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseAddress } from '../../../model/addresses/parse';
import type { ApiName } from '../../../model/api-reference';
import type { CodeName } from './code-names';
import type { PageCode } from './page-code';
import type { Reference } from './reference';

/** Kinds with separate pages, which any page links to. */
const EVERYWHERE: readonly ApiName['kind'][] = ['component', 'interface', 'hook', 'selector'];

/** Kinds of members, the likeliest meaning of a name first. */
const ORDER: readonly ApiName['kind'][] = ['prop', 'method', 'slot', 'class', 'event'];

/** Links names in the code of one page. */
export interface PageNames {
  reference: Reference;
  /** Front matter: the names that the page documents, the most important first. */
  components: readonly string[];
  code: PageCode;
}

function documentsGrid({ reference, components }: PageNames): boolean {
  return components.some((component) =>
    reference.byName
      .get(component)
      ?.some(({ kind, family }) => kind === 'component' && family === 'data-grid'),
  );
}

/** Checks that the page of an address exists: the page of events may not be written yet. */
function hasPage({ docsRoot }: Reference, to: string): boolean {
  return existsSync(path.join(docsRoot, parseAddress(to).rest, 'index.mdx'));
}

/** Members of that name of the page's components, the likeliest meaning first. */
function ownNames(page: PageNames, name: string): ApiName[] {
  const grid = documentsGrid(page);
  const rank = ({ kind, owner = '' }: ApiName): number => {
    const component = page.components.indexOf(owner);
    const shared = grid && (kind === 'event' || (kind === 'method' && owner === 'GridApi'));
    if (component === -1 && !shared) return -1;
    const place = component === -1 ? page.components.length : component;
    return ORDER.indexOf(kind) * 1000 + place;
  };
  return (page.reference.byName.get(name) ?? [])
    .filter((entry) => ORDER.includes(entry.kind) && rank(entry) >= 0)
    .sort((a, b) => rank(a) - rank(b));
}

/** Checks that the code of the page has a word only in objects, where it is not a prop. */
function isKeyOnly({ code }: PageNames, name: string): boolean {
  return code.keys.has(name) && !code.attributes.has(name);
}

/**
 * Plain words are often names of something else: `row` is a parameter of callbacks, `id` a key of
 * items. They are linked where they are a prop or member, or only a slot.
 */
function findWord(page: PageNames, own: readonly ApiName[]): ApiName | undefined {
  const [first] = own;
  if (first?.kind === 'slot') return own.every(({ kind }) => kind === 'slot') ? first : undefined;
  if (first?.kind !== 'prop') return undefined;
  const owners = page.reference.byName.get(first.owner ?? '') ?? [];
  const ofComponent = owners.some(({ kind }) => kind === 'component');
  return ofComponent && isKeyOnly(page, first.name) ? undefined : first;
}

function findBare(page: PageNames, name: string): ApiName | undefined {
  const own = ownNames(page, name);
  const found = /[A-Z]/.test(name) ? own[0] : findWord(page, own);
  return (
    found ??
    page.reference.byName.get(name)?.find(({ kind, to }) => to && EVERYWHERE.includes(kind))
  );
}

function findCall(page: PageNames, { name, owner }: CodeName): ApiName | undefined {
  const own = ownNames(page, name);
  const method = own.find(({ kind }) => kind === 'method');
  if (method || owner) return method;
  const elsewhere = page.reference.byName
    .get(name)
    ?.find(({ kind }) => kind === 'hook' || kind === 'selector');
  return elsewhere ?? own.find(({ kind, type }) => kind === 'prop' && type?.includes('=>'));
}

function findClass({ reference, components }: PageNames, name: string): ApiName | undefined {
  const all = reference.byClass.get(name) ?? [];
  const own = components.flatMap((component) => all.filter(({ owner }) => owner === component));
  return own[0] ?? all[0];
}

function findByForm(page: PageNames, code: CodeName): ApiName | undefined {
  const all = page.reference.byName.get(code.name) ?? [];
  switch (code.form) {
    case 'bare':
      return findBare(page, code.name);
    case 'element':
      return all.find(({ kind }) => kind === 'component');
    case 'call':
      return findCall(page, code);
    case 'slot':
      return ownNames(page, code.name).find(({ kind }) => kind === 'slot');
    case 'class':
      return findClass(page, code.name);
    case 'member':
      return all.find(({ owner }) => owner === code.owner);
  }
}

/** The place in the reference that a piece of inline code leads to, where it has one. */
export function findTarget(page: PageNames, code: CodeName): string | undefined {
  const to = findByForm(page, code)?.to;
  return to && hasPage(page.reference, to) ? to : undefined;
}
