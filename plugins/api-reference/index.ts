import { spawn } from 'node:child_process';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { DocsVersion } from '../../model/docs-version';
import { kebabCase } from '../../model/kebab-case';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { WORKING_COPY } from '../../model/library-versions';
import { installPackages } from '../files/install-packages.mjs';
import { docsFolderOf } from '../files/docs-folder';
import { folderOf, toTranslations } from '../translations/translated-pages';
import { foldersOf } from './folders';
import { readReferenceIndexes } from './read-indexes';
import { generatorFiles, isFresh } from './fingerprint';
import { findUsages, usagesFile } from './usages';
import { writeIfChanged } from './write-json';

/** @throws when the generator ends with an error, which it has printed itself */
async function runGenerator({ docs }: DocsVersion): Promise<void> {
  const file = path.join(__dirname, 'make.mjs');
  const child = spawn(process.execPath, [file, docs], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0) throw new Error('The API reference could not be made');
}

/** Pages and demos change more often than packages: where names are shown is found each time. */
async function writeUsages(siteDir: string, version: DocsVersion, language: string): Promise<void> {
  const { out } = foldersOf(siteDir, version);
  const translated = folderOf(toTranslations(siteDir, version), language);
  const usages = await findUsages(
    path.join(siteDir, docsFolderOf(version)),
    path.join(siteDir, translated),
  );
  for (const { family, entries } of readReferenceIndexes(siteDir, version)) {
    for (const { name, path: address } of entries) {
      if (!address) continue;
      const file = path.join(out, family, kebabCase(name), usagesFile(language));
      writeIfChanged(file, JSON.stringify(usages.get(name) ?? []));
    }
  }
}

async function refresh(siteDir: string, version: DocsVersion, language: string): Promise<void> {
  // The documented version has the changes of all versions, also of the one in docs/.
  const needed = version.path === '' ? [WORKING_COPY] : [];
  for (const each of new Set([...needed, version])) {
    await installPackages(siteDir, each);
    if (!isFresh(siteDir, each, foldersOf(siteDir, each))) await runGenerator(each);
  }
  // The English ones have a file in each build: it is what pages import, and what search counts.
  for (const each of new Set([DEFAULT_LANGUAGE, language])) {
    await writeUsages(siteDir, version, each);
  }
}

/** Lets pages of the reference show the titles of pages in their own language. */
function translateUsages(language: string): object[] {
  if (language === DEFAULT_LANGUAGE) return [];
  const loader = require.resolve('./usages-loader.cjs');
  return [{ test: /[\\/]usages\.json$/, use: [{ loader, options: { language } }] }];
}

/**
 * Makes the API reference of a version from the declarations of its packages before the pages are
 * read: once for all languages, and not at all while nothing has changed that it depends on.
 */
export function apiReference(version: DocsVersion) {
  return async function apiReferencePlugin({ siteDir, i18n }: LoadContext): Promise<Plugin> {
    const language = i18n.currentLocale;
    await refresh(siteDir, version, language);
    return {
      name: 'api-reference',
      // While the site is served, a changed template comes here again; the pages then follow.
      loadContent: () => refresh(siteDir, version, language),
      getPathsToWatch: generatorFiles,
      configureWebpack: () => ({ module: { rules: translateUsages(language) } }),
    };
  };
}
