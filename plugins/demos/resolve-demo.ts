import { existsSync } from 'node:fs';
import path from 'node:path';

/**
 * Demos stay with the source pages: translators copy only the MDX. A page at
 * `i18n/<locale>/docusaurus-plugin-content-docs/<version>/a/index.mdx` shows the demos of
 * `docs/a/` (version `current`) or `versioned_docs/version-X/a/`.
 * @param pageFile absolute path of the MDX file
 * @param siteDir root of the project
 * @returns absolute path of the folder that holds the page's demos
 */
export function demoFolderOf(pageFile: string, siteDir: string): string {
  const parts = path.relative(siteDir, path.dirname(pageFile)).split(path.sep);
  const [root, , plugin, version, ...rest] = parts;
  if (root !== 'i18n' || plugin !== 'docusaurus-plugin-content-docs' || !version) {
    return path.dirname(pageFile);
  }
  const source = version === 'current' ? ['docs'] : ['versioned_docs', version];
  return path.join(siteDir, ...source, ...rest);
}

/**
 * @param src what the author wrote, relative to the page: `./BasicColumns.tsx`
 * @returns absolute path of the demo
 * @throws when the file does not exist or does not lie beside the page
 */
export function resolveDemo(src: string, pageFile: string, siteDir: string): string {
  if (!/^\.{1,2}\/.*\.tsx$/.test(src)) {
    throw new Error(`The src of a demo is a relative path to a .tsx file, got "${src}"`);
  }
  const file = path.resolve(demoFolderOf(pageFile, siteDir), src);
  if (!existsSync(file)) {
    throw new Error(`There is no demo "${src}" (looked for ${path.relative(siteDir, file)})`);
  }
  return file;
}
