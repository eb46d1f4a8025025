import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAddress } from '../../../model/addresses/parse';
import type { ApiName, ApiPage } from '../../../model/api-reference';
import { plainText } from '../../api-reference/comment-text';
import { folderOfPage } from '../../api-reference/addresses';
import type { ApiFamily } from '../../api-reference/families';
import { readReference } from '../../mdx/api-names/reference';

/** What the reference has of an export. */
export interface Place extends Pick<ApiName, 'to' | 'plan' | 'summary'> {
  since?: string;
  deprecated?: string;
}

/** A member that the reference documents. */
export interface MemberPlace {
  kind: ApiName['kind'];
  name: string;
  owner: string;
  to: string;
}

/** What the reference of a version documents. */
export interface ReferencePlaces {
  exports: ReadonlyMap<string, Place>;
  members: MemberPlace[];
  /** The package of each export: the lowest plan of a component, the highest one of all else. */
  packages: ReadonlyMap<string, string>;
  /** The package of each component. */
  components: ReadonlyMap<string, string>;
  /** Text of all files that this is made from. */
  source: string;
}

const EXPORTS = new Set<ApiName['kind']>(['component', 'interface', 'hook', 'selector']);
const MEMBERS = new Set<ApiName['kind']>(['prop', 'slot', 'class', 'method']);

/** Selectors are on a page that not all versions have. */
function leadsToPage(docsRoot: string, to: string): boolean {
  return existsSync(path.join(docsRoot, parseAddress(to).rest, 'index.mdx'));
}

function hasPage({ kind }: ApiName): boolean {
  return kind === 'component' || kind === 'interface';
}

/** Reads pages of the reference, and keeps their texts. */
class PageReader {
  readonly texts: string[] = [];

  constructor(private readonly docsRoot: string) {}

  read({ family, name }: ApiName): ApiPage {
    const file = path.join(this.docsRoot, 'api', folderOfPage(family, name), 'page.json');
    const text = readFileSync(file, 'utf8');
    this.texts.push(text);
    return JSON.parse(text) as ApiPage;
  }
}

function placeOf({ to, plan, summary }: ApiName, page: ApiPage | undefined): Place {
  const deprecated = page?.deprecated === undefined ? undefined : plainText(page.deprecated);
  return { to, plan, summary, since: page?.history?.since, deprecated };
}

/**
 * Reads what the reference of a version has of the names of its packages.
 * @param docsRoot folder of the pages of the version
 * @param families with their packages, the lowest plan first
 */
export function readPlaces(docsRoot: string, families: readonly ApiFamily[]): ReferencePlaces {
  const names = [...readReference(docsRoot).byName.values()].flat();
  const pages = new PageReader(docsRoot);
  const exports = new Map<string, Place>();
  const packages = new Map<string, string>();
  const components = new Map<string, string>();
  for (const found of names) {
    const { name, kind, to, family } = found;
    const highest = families.find(({ id }) => id === family)?.packages.at(-1)?.name;
    if (kind === 'export' && highest) packages.set(name, highest);
    if (!to || !EXPORTS.has(kind) || !leadsToPage(docsRoot, to)) continue;
    const page = hasPage(found) ? pages.read(found) : undefined;
    const from = page?.kind === 'component' ? page.package.name : highest;
    if (page?.kind === 'component') components.set(name, page.package.name);
    if (from) packages.set(name, from);
    exports.set(name, placeOf(found, page));
  }
  const members = names.flatMap(({ kind, name, owner, to }) =>
    owner && to && MEMBERS.has(kind) ? [{ kind, name, owner, to }] : [],
  );
  return {
    exports,
    members,
    packages,
    components,
    source: JSON.stringify(names) + pages.texts.join(''),
  };
}
