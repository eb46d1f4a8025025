import type { Root } from 'mdast';
import type { VFile } from 'vfile';
import { documentedVersions, type DocsVersion } from '../../../model/docs-version';
import { reasonOf } from '../../../model/reason-of';
import { readManifest } from './read-manifest';
import { errorAt, walk } from '../syntax-tree/mdx-nodes';

/** `%installed:@mui/x-charts%`, `%documented:@mui/x-charts%`, `%peer:@mui/x-charts:react%` */
const PLACEHOLDER = /%(installed|documented|peer):([@\w./-]+)(?::([@\w./-]+))?%/g;

/** In prose a colon before a name starts a directive, which tears the placeholder apart. */
const TORN = /%(installed|documented|peer)(:[@\w./-]+)?$/;

/** Where the versions of a text come from. */
export interface VersionSources {
  /** Folder of the packages that the text is about. */
  packagesDir: string;
  /** The version of the docs that the text belongs to. */
  version: Pick<DocsVersion, 'families'>;
}

function documented(name: string, { version }: VersionSources): string {
  const found = documentedVersions(version)[name];
  if (!found) throw new Error(`model/versions.json has no documented version of "${name}"`);
  return found;
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
  sources: VersionSources,
  write = (version: string) => version,
): string {
  const { packagesDir } = sources;
  return text.replace(PLACEHOLDER, (_, kind: string, name: string, dependency = '') => {
    if (kind === 'documented') return write(documented(name, sources));
    if (kind === 'peer') return write(peer(name, dependency, packagesDir));
    return write(readManifest(name, packagesDir).version);
  });
}

/** Pages never type a version: this fills the placeholders in prose, inline code and fences. */
export function remarkLibraryVersions(sources: VersionSources) {
  return (root: Root, vfile: VFile): void => {
    for (const { node } of walk(root)) {
      if (!('value' in node) || typeof node.value !== 'string') continue;
      if (!['text', 'inlineCode', 'code'].includes(node.type)) continue;
      if (TORN.test(node.value)) {
        throw errorAt(vfile, node, 'write a version that names a package in inline code');
      }
      try {
        node.value = fillVersions(node.value, sources);
      } catch (error) {
        throw errorAt(vfile, node, reasonOf(error));
      }
    }
  };
}
