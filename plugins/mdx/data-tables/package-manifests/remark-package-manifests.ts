import type { PhrasingContent, Root, TableCell, TableRow } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx';
import type { VFile } from 'vfile';
import { DOCUMENTED_VERSIONS, readManifest } from '../../../../model/library-versions';
import {
  errorAt,
  isElement,
  replaceNode,
  stringAttribute,
  tableCell,
  tableInside,
  walk,
} from '../../syntax-tree/mdx-nodes';

/** The packages that people install, in the order of the families. */
const PACKAGES = [...Object.keys(DOCUMENTED_VERSIONS), '@mui/x-license'];

type ReadManifest = (name: string) => ReturnType<typeof readManifest>;

function cell(...children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
}

function codes(values: readonly string[]): PhrasingContent[] {
  return values.flatMap((value, index) => [
    ...(index > 0 ? [{ type: 'text', value: ', ' } as const] : []),
    { type: 'inlineCode', value } as const,
  ]);
}

/** What a manifest calls a commercial licence. */
function isCommercial(licence: string): boolean {
  return licence.startsWith('SEE LICENSE');
}

function planOf(name: string): string {
  if (name === '@mui/x-license') return '–';
  if (name.endsWith('-premium')) return 'Premium';
  return name.endsWith('-pro') ? 'Pro' : 'Community';
}

/** The packages with their plan, licence, installed version and the Node.js they ask for. */
function packageRows(read: ReadManifest, commercial: string): TableRow[] {
  return PACKAGES.map((name) => {
    const { version, license = '', engines } = read(name);
    return {
      type: 'tableRow',
      children: [
        tableCell(name, 'inlineCode'),
        tableCell(planOf(name)),
        tableCell(isCommercial(license) ? commercial : license),
        tableCell(version, 'inlineCode'),
        tableCell(engines?.node ?? '–', 'inlineCode'),
      ],
    };
  });
}

interface Peer {
  name: string;
  range: string;
  optional: boolean;
  packages: string[];
}

/** What the packages want beside them; what several of them want alike stands once. */
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
  return peersOf(read).map(({ name, range, optional, packages }) => ({
    type: 'tableRow',
    children: [
      tableCell(name, 'inlineCode'),
      tableCell(range, 'inlineCode'),
      tableCell(optional ? no : yes),
      cell(...codes(packages.map((each) => each.replace('@mui/', '')))),
    ],
  }));
}

type RowsOf = (read: ReadManifest, element: MdxJsxFlowElement) => TableRow[];

const TABLES: Readonly<Record<string, RowsOf>> = {
  PackageTable: (read, element) =>
    packageRows(read, stringAttribute(element, 'commercial') ?? 'Commercial'),
  PeerDependencies: (read, element) =>
    peerRows(
      read,
      stringAttribute(element, 'required') ?? 'yes',
      stringAttribute(element, 'optional') ?? 'no',
    ),
};

/**
 * Fills the table inside `<PackageTable>` or `<PeerDependencies>`, of which the page writes the head,
 * from the manifests of the installed packages. In other languages `commercial`, `required` and
 * `optional` are the words that stand in cells.
 * @throws with page and line when the head has another number of columns
 */
export function remarkPackageManifests({ siteDir }: { siteDir: string }) {
  const read: ReadManifest = (name) => readManifest(name, siteDir);
  return (root: Root, vfile: VFile): void => {
    for (const [name, rowsOf] of Object.entries(TABLES)) {
      for (const { node, parent } of walk(root)) {
        if (!isElement(node, name)) continue;
        const table = tableInside(node);
        const rows = rowsOf(read, node);
        const columns = rows[0]?.children.length;
        if (!table || table.children[0]?.children.length !== columns) {
          throw errorAt(vfile, node, `<${name}> holds the head of a table with ${columns} columns`);
        }
        table.children.push(...rows);
        replaceNode(parent, node, table);
      }
    }
  };
}
