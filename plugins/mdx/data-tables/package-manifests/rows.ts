import type { PhrasingContent, TableRow } from 'mdast';
import { DOCUMENTED_VERSIONS } from '../../../../model/library-versions';
import { readManifest } from '../../library-versions/read-manifest';
import { stringAttribute, tableCell } from '../../syntax-tree/mdx-nodes';
import { planNameOf } from '../plan-name-of';
import { richCell, tableRow, type RowSources } from '../row-source';

/** The packages that people install, in the order of the families. */
const PACKAGES = [...Object.keys(DOCUMENTED_VERSIONS), '@mui/x-license'];

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
function packageRows(read: ReadManifest, commercial: string): TableRow[] {
  return PACKAGES.map((name) => {
    const { version, license = '', engines } = read(name);
    return tableRow(
      tableCell(name, 'inlineCode'),
      tableCell(name === '@mui/x-license' ? '–' : planNameOf(name)),
      tableCell(isCommercial(license) ? commercial : license),
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
export function peersOf(read: ReadManifest, packages: readonly string[] = PACKAGES): Peer[] {
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

function peerRows(read: ReadManifest, yes: string, no: string): TableRow[] {
  return peersOf(read).map(({ name, range, optional, packages }) =>
    tableRow(
      tableCell(name, 'inlineCode'),
      tableCell(range, 'inlineCode'),
      tableCell(optional ? no : yes),
      richCell(...codes(packages.map((each) => each.replace('@mui/', '')))),
    ),
  );
}

function readerOf(packagesDir: string): ReadManifest {
  return (name) => readManifest(name, packagesDir);
}

/**
 * Tables from the manifests of the installed packages. In other languages, the attributes
 * `commercial`, `required` and `optional` are the words for cells.
 */
export const packageManifests: RowSources = {
  PackageTable: ({ element, packagesDir }) =>
    packageRows(readerOf(packagesDir), stringAttribute(element, 'commercial') ?? 'Commercial'),
  PeerDependencies: ({ element, packagesDir }) =>
    peerRows(
      readerOf(packagesDir),
      stringAttribute(element, 'required') ?? 'yes',
      stringAttribute(element, 'optional') ?? 'no',
    ),
};
