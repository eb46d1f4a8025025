import type { PhrasingContent, TableRow } from 'mdast';
import { documentedVersions } from '../../../../model/docs-version';
import { licensePackageIn } from '../../../files/license-package';
import { readManifest } from '../../library-versions/read-manifest';
import { stringAttribute, tableCell } from '../../syntax-tree/mdx-nodes';
import { planNameOf } from '../plan-name-of';
import { richCell, tableRow, type RowSources, type TableRequest } from '../row-source';

/** The packages that users install, in the order of the families. */
function packagesOf({ version, packagesDir }: TableRequest): string[] {
  return [...Object.keys(documentedVersions(version)), licensePackageIn(packagesDir)];
}

type ReadManifest = (name: string) => ReturnType<typeof readManifest>;

function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
    { type: 'inlineCode', value } as const,
  ]);
}

/** Manifests of commercial packages refer to a license instead of naming one. */
function isCommercial(license: string): boolean {
  return license.startsWith('SEE LICENSE');
}

/** The packages with their plan, license, installed version and the Node.js they ask for. */
function packageRows(request: TableRequest, commercial: string): TableRow[] {
  const license = licensePackageIn(request.packagesDir);
  return packagesOf(request).map((name) => {
    const { version, license: terms = '', engines } = readManifest(name, request.packagesDir);
    return tableRow(
      tableCell(name, 'inlineCode'),
      tableCell(name === license ? '–' : planNameOf(name)),
      tableCell(isCommercial(terms) ? commercial : terms),
      tableCell(version, 'inlineCode'),
      tableCell(engines?.node ?? '–', 'inlineCode'),
    );
  });
}

interface Peer {
  name: string;
  range: string;
  optional: boolean;
  packages: string[];
}

/** The peer dependencies of the packages; equal ones of several packages are joined. */
export function peersOf(read: ReadManifest, packages: readonly string[]): Peer[] {
  const peers = new Map<string, Peer>();
  for (const each of packages) {
    const { peerDependencies = {}, peerDependenciesMeta = {} } = read(each);
    for (const [name, range] of Object.entries(peerDependencies)) {
      const optional = peerDependenciesMeta[name]?.optional ?? false;
      const key = JSON.stringify([name, range, optional]);
      const known = peers.get(key);
      if (known) known.packages.push(each);
      else peers.set(key, { name, range, optional, packages: [each] });
    }
  }
  const order = [...new Set([...peers.values()].map(({ name }) => name))];
  return [...peers.values()].sort((a, b) => order.indexOf(a.name) - order.indexOf(b.name));
}

function peerRows(request: TableRequest, yes: string, no: string): TableRow[] {
  const read = (name: string) => readManifest(name, request.packagesDir);
  return peersOf(read, packagesOf(request)).map(({ name, range, optional, packages }) =>
    tableRow(
      tableCell(name, 'inlineCode'),
      tableCell(range, 'inlineCode'),
      tableCell(optional ? no : yes),
      richCell(...codes(packages.map((each) => each.replace('@mui/', '')))),
    ),
  );
}

/**
 * Tables from the manifests of the installed packages. In other languages, the attributes
 * `commercial`, `required` and `optional` are the words for cells.
 */
export const packageManifests: RowSources = {
  PackageTable: (request) =>
    packageRows(request, stringAttribute(request.element, 'commercial') ?? 'Commercial'),
  PeerDependencies: (request) =>
    peerRows(
      request,
      stringAttribute(request.element, 'required') ?? 'yes',
      stringAttribute(request.element, 'optional') ?? 'no',
    ),
};
