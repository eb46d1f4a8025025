import path from 'node:path';
import { DEFAULT_LANGUAGE } from '../../model/languages';

/**
 * Translators copy only the MDX; what a page refers to stays with its source. The source of
 * `i18n/<locale>/docusaurus-plugin-content-docs/<version>/a/index.mdx` is in `docs/a/` (version
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

/** Language of a page: the folder below `i18n/` that contains it, else English. */
export function languageOf(pageFile: string): string {
  const file = pageFile.split(path.sep).join('/');
  return /(?:^|\/)i18n\/([\w-]+)\//.exec(file)?.[1] ?? DEFAULT_LANGUAGE;
}
