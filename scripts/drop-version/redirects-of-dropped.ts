import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { formatAddress, inVersion } from '../../model/addresses/format';
import { referenceOf } from '../../model/addresses/of-family';
import { DOCS_SECTION, parseAddress } from '../../model/addresses/parse';
import type { DocsVersion } from '../../model/docs-version';
import { kebabCase } from '../../model/kebab-case';
import { filesBelow } from '../../plugins/files/files-below';

/** Every version has it. */
const FIRST_PAGE = '/x/introduction/';

/** Exports that have a page in the reference. */
const KINDS_WITH_PAGE = ['component', 'interface'];

/** The kinds of exports in `versions/<id>/members.json`, by family and name. */
type ListedKinds = Record<string, Record<string, { kind: string }>>;

/** Addresses of the pages of a version's docs, as the documented version would have them. */
function pagesOf(siteDir: string, { docs }: DocsVersion): string[] {
  const name = docs === 'current' ? 'docs' : `versioned_docs/version-${docs}`;
  const folder = path.join(siteDir, name);
  if (!existsSync(folder)) return [];
  return filesBelow(folder)
    .filter((file) => /(?:^|\/)index\.mdx?$/.test(file) && !/^api\/|(?:^|\/)_/.test(file))
    .map((file) => formatAddress({ section: DOCS_SECTION, rest: path.posix.dirname(file) }));
}

/** Addresses in the reference of a version; none if nobody has listed its exports. */
function referencePagesOf(siteDir: string, { id }: DocsVersion): string[] {
  const file = path.join(siteDir, 'versions', id, 'members.json');
  if (!existsSync(file)) return [];
  const families = JSON.parse(readFileSync(file, 'utf8')) as ListedKinds;
  return Object.entries(families).flatMap(([family, exported]) =>
    Object.entries(exported)
      .filter(([, { kind }]) => KINDS_WITH_PAGE.includes(kind))
      .map(([name]) => `${referenceOf(family)}${kebabCase(name)}/`),
  );
}

/** The reference of a family that the version has, or the nearest page above. */
function nearestPage(address: string, pages: ReadonlySet<string>, families: string[]): string {
  const indexes = new Set(families.map(referenceOf));
  const segments = parseAddress(address).rest.split('/');
  for (let length = segments.length - 1; length > 0; length -= 1) {
    const rest = segments.slice(0, length).join('/');
    const above = formatAddress({ section: DOCS_SECTION, rest });
    if (pages.has(above) || indexes.has(above)) return above;
  }
  return FIRST_PAGE;
}

/**
 * Lines for the file of old addresses that lead from a version to the documented one: to the same page
 * where it has it, else to the nearest page above.
 * @param siteDir root of the project, in which both versions still are
 */
export function redirectsOfDropped(
  siteDir: string,
  dropped: DocsVersion,
  documented: DocsVersion,
): string[] {
  const pages = new Set(pagesOf(siteDir, documented));
  const exported = referencePagesOf(siteDir, documented);
  const known = new Set([...pages, ...exported]);
  // If nobody has listed its exports, any of them may be there: the build makes lines for these.
  const oldExports = exported.length > 0 ? referencePagesOf(siteDir, dropped) : [];
  const missing = [...pagesOf(siteDir, dropped), ...oldExports]
    .filter((address) => !known.has(address))
    .sort();
  const families = Object.keys(documented.families);
  return [
    [`/x/${dropped.path}/`, FIRST_PAGE],
    ...missing.map((page) => [inVersion(page, dropped.path), nearestPage(page, pages, families)]),
    [`/x/${dropped.path}/*`, '/x/*'],
  ].map((columns) => columns.join('\t'));
}
