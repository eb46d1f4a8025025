import path from 'node:path';

/**
 * Translators copy only the MDX; what a page refers to stays with its source. The source of
 * `i18n/<locale>/docusaurus-plugin-content-docs/<version>/a/index.mdx` lies in `docs/a/` (version
 * `current`) or `versioned_docs/version-X/a/`.
 * @param pageFile absolute path of the MDX file
 * @param siteDir root of the project
 * @returns absolute path of the folder that holds the source page and its demos
 */
export function sourceFolderOf(pageFile: string, siteDir: string): string {
  const parts = path.relative(siteDir, path.dirname(pageFile)).split(path.sep);
  const [root, , plugin, version, ...rest] = parts;
  if (root !== 'i18n' || plugin !== 'docusaurus-plugin-content-docs' || !version) {
    return path.dirname(pageFile);
  }
  const source = version === 'current' ? ['docs'] : ['versioned_docs', version];
  return path.join(siteDir, ...source, ...rest);
}
