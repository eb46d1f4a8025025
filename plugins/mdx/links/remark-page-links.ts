import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Definition, Link, Node, Root } from 'mdast';
import type { VFile } from 'vfile';
import { placeOf } from '../../site-pages/page-place';
import { sourceFolderOf } from '../../site-pages/source-folder';
import { walk } from '../syntax-tree/mdx-nodes';

function isLink(node: Node): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition';
}

/**
 * Authors link relative to their file, and translators copy these links. Docusaurus looks for them
 * only beside that file, where pages in another language, translated or not yet, are missing.
 * From the root of the docs (`/react-data-grid/sorting/index.mdx`) it finds either.
 */
export function remarkPageLinks({ siteDir }: { siteDir: string }) {
  return (root: Root, vfile: VFile): void => {
    const place = placeOf(vfile.path, siteDir);
    if (!place) return;
    const sourceFolder = sourceFolderOf(vfile.path, siteDir);
    for (const { node } of walk(root)) {
      if (!isLink(node)) continue;
      const [, target, rest] = /^(\.{1,2}\/[^?#]*\.mdx?)(.*)$/.exec(node.url) ?? [];
      if (!target) continue;
      const source = path.resolve(sourceFolder, target);
      // A broken link stays as it was written, so the error shows what the author wrote.
      if (!existsSync(source)) continue;
      node.url = `/${path.relative(place.docsRoot, source).split(path.sep).join('/')}${rest}`;
    }
  };
}
