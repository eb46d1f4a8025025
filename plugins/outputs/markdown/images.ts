import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Node } from 'mdast';
import { errorAt } from '../../mdx/syntax-tree/mdx-nodes';
import { sourceFolderOf } from '../../site-pages/source-folder';
import type { Page } from './page';

/**
 * Address of an image. The bundler renames images beside their page,
 * so it is copied to below the page's address.
 * @throws with page and line when it does not exist
 */
export function addImage(node: Node & { url: string }, page: Page): string {
  if (!/^\.{1,2}\//.test(node.url)) return page.link(node.url);
  const folders = [path.dirname(page.vfile.path), sourceFolderOf(page.vfile.path, page.siteDir)];
  const file = folders.map((folder) => path.resolve(folder, node.url)).find(existsSync);
  if (!file) throw errorAt(page.vfile, node, `There is no image "${node.url}"`);
  const address = page.permalink + path.basename(file);
  page.images.push({ file, address });
  return address;
}
