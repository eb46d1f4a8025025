import { inVersion } from '../addresses/format';
import { overviewOf, referenceOf } from '../addresses/of-family';
import { kebabCase } from '../kebab-case';
import type { ExportKind } from './member-list';

/** Names of the Data Grid's tables among its exports, and the pages that show them. */
const TABLE_PAGES: Readonly<Record<string, string>> = { events: 'events', selectors: 'state' };

/** The page of an export in the version at a path, in English. Hooks are on the page of a family. */
export function exportAddress(
  family: string,
  { name, kind }: { name: string; kind: ExportKind },
  path: string,
): string {
  const addresses: Record<ExportKind, string> = {
    component: `${referenceOf(family)}${kebabCase(name)}/`,
    interface: `${referenceOf(family)}${kebabCase(name)}/`,
    hook: `${referenceOf(family)}#${name}`,
    table: `${overviewOf(family)}${TABLE_PAGES[name] ?? name}/`,
  };
  return inVersion(addresses[kind], path);
}

/** Address of the page that compares two versions. */
export const COMPARE_PATH = '/x/compare/';

/** Address of the page that finds the versions of a project, and what an upgrade involves. */
export const PROJECT_PATH = '/x/my-project/';

/** Address of the page that compares, with two versions and a family chosen. */
export function compareAddress(choice: { from: string; to: string; family?: string }): string {
  return `${COMPARE_PATH}?${new URLSearchParams({ ...choice }).toString()}`;
}

/** Address of the changes between two versions, for tools. */
export function changesAddress(from: string, to: string): string {
  return `/x/api/changes/${from}-${to}.json`;
}

/** How the addresses of migration guides name families. */
const GUIDE_NAMES: Readonly<Record<string, string>> = { 'date-pickers': 'pickers' };

function majorOf(version: string): number {
  return Number(version.split('.')[0]);
}

/**
 * Addresses of the guides for a family between two versions of the library, the oldest guide first.
 * @param path of the version of the docs whose guides are wanted
 * @param exists says whether there is such a page
 */
export function migrationGuides(
  family: string,
  versions: { from?: string; to?: string },
  path: string,
  exists: (address: string) => boolean,
): string[] {
  if (versions.from === undefined || versions.to === undefined) return [];
  const [first, last] = [majorOf(versions.from), majorOf(versions.to)];
  const majors = Array.from({ length: Math.max(0, last - first) }, (_, index) => first + index);
  return majors
    .map((major) => `/x/migration/migration-${GUIDE_NAMES[family] ?? family}-v${major}/`)
    .map((address) => inVersion(address, path))
    .filter(exists);
}
