import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { DOCUMENTED_VERSIONS } from '../../../model/library-versions';
import { reasonOf } from '../../../model/reason-of';
import { readManifest } from './read-manifest';
import { errorAt, walk } from '../syntax-tree/mdx-nodes';

/** `%installed:@mui/x-charts%`, `%documented:@mui/x-charts%`, `%peer:@mui/x-charts:react%` */
const PLACEHOLDER = /%(installed|documented|peer):([@\w./-]+)(?::([@\w./-]+))?%/g;

/** In prose a colon before a name starts a directive, which tears the placeholder apart. */
const TORN = /%(installed|documented|peer)(:[@\w./-]+)?$/;

function documented(name: string): string {
  const version = DOCUMENTED_VERSIONS[name];
  if (!version) throw new Error(`model/versions.json has no documented version of "${name}"`);
  return version;
}

function peer(name: string, dependency: string, packagesDir: string): string {
  const range = readManifest(name, packagesDir).peerDependencies?.[dependency];
  if (!range) throw new Error(`"${name}" has no peer dependency "${dependency}"`);
  return range;
}

/**
 * Fills the placeholders of a text with versions of model/versions.json and the installed packages.
 * @param write returns what to insert for a version
 * @throws when a package or a peer dependency does not exist
 */
export function fillVersions(
  text: string,
  packagesDir: string,
  write = (version: string) => version,
): string {
  return text.replace(PLACEHOLDER, (_, kind: string, name: string, dependency = '') => {
    if (kind === 'documented') return write(documented(name));
    if (kind === 'peer') return write(peer(name, dependency, packagesDir));
    return write(readManifest(name, packagesDir).version);
  });
}

/** Pages never type a version: this fills the placeholders in prose, inline code and fences. */
export function remarkLibraryVersions({ packagesDir }: { packagesDir: string }) {
  return (root: Root, vfile: VFile): void => {
    for (const { node } of walk(root)) {
      if (!('value' in node) || typeof node.value !== 'string') continue;
      if (!['text', 'inlineCode', 'code'].includes(node.type)) continue;
      if (TORN.test(node.value)) {
        throw errorAt(vfile, node, 'write a version that names a package in inline code');
      }
      try {
        node.value = fillVersions(node.value, packagesDir);
      } catch (error) {
        throw errorAt(vfile, node, reasonOf(error));
      }
    }
  };
}
