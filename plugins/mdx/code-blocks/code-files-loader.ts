import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { sourceFolderOf } from '../../site-pages/source-folder';
import { filesOfFences } from './fence-file';

/**
 * Runs before a page is compiled, and tells the bundler which files its fences show. Remark plugins
 * cannot do so, and the page would keep the old code when such a file changes.
 */
export default function codeFilesLoader(
  this: LoaderContext<{ siteDir: string }>,
  mdx: string,
): string {
  const folder = sourceFolderOf(this.resourcePath, this.getOptions().siteDir);
  for (const src of filesOfFences(mdx)) this.addDependency(path.resolve(folder, src));
  return mdx;
}
