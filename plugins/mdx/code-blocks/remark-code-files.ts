import type { Code, Node, Root } from 'mdast';
import type { VFile } from 'vfile';
import { reasonOf } from '../../../model/reason-of';
import { sourceFolderOf } from '../../site-pages/source-folder';
import { errorAt, walk } from '../syntax-tree/mdx-nodes';
import { fenceFile, readFenceFile } from './fence-file';

function isFence(node: Node): node is Code {
  return node.type === 'code';
}

/**
 * Fills fences such as ```` ```tsx file="./__tests__/Orders.test.tsx" region="sort" ```` with code
 * of a file beside the page, so a page shows the code that tests run. Runs before the plugins that
 * read the code of a page.
 * @throws with page and line when a file or a region does not exist, or the fence has code, too
 */
export function remarkCodeFiles({ siteDir }: { siteDir: string }) {
  return (root: Root, vfile: VFile): void => {
    const folder = sourceFolderOf(vfile.path, siteDir);
    for (const { node } of walk(root)) {
      if (!isFence(node)) continue;
      try {
        const found = fenceFile(node.meta ?? '');
        if (!found) continue;
        if (node.value.trim() !== '') {
          throw new Error(`a fence that shows "${found.src}" does not have code of its own`);
        }
        node.value = readFenceFile(found, folder, siteDir);
        node.meta = found.rest === '' ? null : found.rest;
      } catch (error) {
        throw errorAt(vfile, node, reasonOf(error));
      }
    }
  };
}
