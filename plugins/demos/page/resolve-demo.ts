import { existsSync } from 'node:fs';
import path from 'node:path';
import { sourceFolderOf } from '../../site-pages/source-folder';

/**
 * @param src what the author wrote, relative to the page: `./BasicColumns.tsx`
 * @returns absolute path of the demo
 * @throws when the file does not exist or is not beside the page
 */
export function resolveDemo(src: string, pageFile: string, siteDir: string): string {
  if (!/^\.{1,2}\/.*\.tsx$/.test(src)) {
    throw new Error(`The src of a demo is a relative path to a .tsx file, got "${src}"`);
  }
  const file = path.resolve(sourceFolderOf(pageFile, siteDir), src);
  if (!existsSync(file)) {
    throw new Error(`There is no demo "${src}" (looked for ${path.relative(siteDir, file)})`);
  }
  return file;
}
