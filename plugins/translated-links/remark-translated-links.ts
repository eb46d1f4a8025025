import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Definition, Link, Node, Root } from 'mdast';
import type { VFile } from 'vfile';
import { demoFolderOf } from '../demos/resolve-demo';
import { walk } from '../mdx-nodes';

function isLink(node: Node): node is Link | Definition {
  return node.type === 'link' || node.type === 'definition';
}

/**
 * Links of a translated page are the ones of its source page. Where they lead to a page that is
 * not translated, no file lies there: they are pointed at the source of that page.
 */
export function remarkTranslatedLinks({ siteDir }: { siteDir: string }) {
  return (root: Root, vfile: VFile): void => {
    const folder = path.dirname(vfile.path);
    const sourceFolder = demoFolderOf(vfile.path, siteDir);
    if (sourceFolder === folder) return;
    for (const { node } of walk(root)) {
      if (!isLink(node)) continue;
      const [, target, rest] = /^(\.{1,2}\/[^?#]*\.mdx?)(.*)$/.exec(node.url) ?? [];
      if (!target || existsSync(path.resolve(folder, target))) continue;
      const source = path.relative(siteDir, path.resolve(sourceFolder, target));
      node.url = `@site/${source.split(path.sep).join('/')}${rest}`;
    }
  };
}
