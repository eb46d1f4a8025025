import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import { inVersion } from '../../../model/addresses/format';
import { parseAddress } from '../../../model/addresses/parse';
import type { ApiMember, ApiPage } from '../../../model/api-reference';
import { stringAttribute } from '../syntax-tree/mdx-nodes';
import { dataAttributes, listAttribute } from './data-elements';
import { createNearest } from './nearest-name';
import { findPage, wordsIn, type Reference } from './reference';
import { versionHtml } from './version-address';

const ALLOWED = new Set(['component', 'only']);

/** `; the nearest name is "rows"`, where one is near enough to be meant. */
export function nearestOf(name: string, names: Iterable<string>): string {
  const nearest = createNearest(names)(name, Math.max(2, Math.floor(name.length / 3)));
  return nearest === undefined ? '' : `; the nearest name is "${nearest}"`;
}

/** Names of all components, interfaces and hooks of the reference. */
export function pageNames({ byName }: Reference): string[] {
  const kinds = ['component', 'interface', 'hook'];
  return [...byName].flatMap(([name, entries]) =>
    entries.some(({ kind }) => kinds.includes(kind)) ? [name] : [],
  );
}

/**
 * Returns the address of a component's page in the reference.
 * @throws when it has none
 */
export function pageAddress(reference: Reference, component: string): string {
  const to = findPage(reference, component)?.to;
  if (to && !to.includes('#')) return to;
  const near = nearestOf(component, pageNames(reference));
  throw new Error(`"${component}" has no page in the reference${near}`);
}

function readPage(reference: Reference, component: string): ApiPage {
  const to = pageAddress(reference, component);
  const file = path.join(reference.docsRoot, parseAddress(to).rest, 'page.json');
  return JSON.parse(readFileSync(file, 'utf8')) as ApiPage;
}

function selectMembers(page: ApiPage, only: readonly string[]): ApiMember[] {
  const all = page.kind === 'component' ? page.props : page.groups.flatMap((g) => g.members);
  return only.map((name) => {
    const member = all.find((candidate) => candidate.name === name);
    if (member) return member;
    const names = all.map((candidate) => candidate.name);
    throw new Error(`"${page.name}" has no prop "${name}"${nearestOf(name, names)}`);
  });
}

/** Leaves out details of a member that only the page of the reference shows. */
function shortMember(member: ApiMember, version: string): ApiMember {
  const { signature, expandedType, ...rest } = member;
  return { ...rest, description: versionHtml(member.description, version) };
}

/** Only what the types of these members mention. */
function linksOf(page: ApiPage, members: readonly ApiMember[], version: string) {
  const words = new Set(members.flatMap(({ type }) => wordsIn(type)));
  return Object.fromEntries(
    Object.entries(page.links)
      .filter(([name]) => words.has(name))
      .map(([name, to]) => [name, inVersion(to, version)]),
  );
}

/**
 * Turns `<PropsOf component="DataGrid" only={['rows']} />` into an element that has the data.
 * @param version path of the page's version below `/x/`
 * @throws when the component or one of the props is not in the reference
 */
export async function fillPropsOf(
  element: MdxJsxFlowElement,
  reference: Reference,
  version: string,
): Promise<void> {
  const component = stringAttribute(element, 'component');
  const only = listAttribute(element, 'only');
  const extra = element.attributes.find(
    (attribute) => attribute.type !== 'mdxJsxAttribute' || !ALLOWED.has(attribute.name),
  );
  if (!component || !only?.length || extra) {
    throw new Error(`Write <PropsOf component="DataGrid" only={['rows', 'columns']} />`);
  }
  const page = readPage(reference, component);
  const members = selectMembers(page, only).map((member) => shortMember(member, version));
  element.attributes = await dataAttributes({
    members,
    links: linksOf(page, members, version),
    to: inVersion(page.path, version),
  });
}
