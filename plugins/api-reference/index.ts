import { spawn } from 'node:child_process';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import {
  documentedVersionOf,
  isAtRoot,
  sectionOf,
  type DocsVersion,
} from '../../model/docs-version';
import { DEFAULT_LANGUAGE } from '../../model/languages';
import { DOCS_VERSIONS, WORKING_COPY } from '../../model/library-versions';
import { isBasisOfMuiX } from '../../model/sections/ids';
import { createTitles } from '../../model/titles/create-titles';
import { SHEETS_AS_TEXT } from '../bundler/sheets-as-text';
import { installPackages } from '../files/install-packages.mjs';
import { docsFolderOf } from '../files/docs-folder';
import { makeTypeCards } from '../outputs/type-cards';
import { titlesOf } from '../site-pages/frozen-data';
import { folderOf, toTranslations } from '../translations/translated-pages';
import { folderOfPage } from './addresses';
import { apiPackagesOf } from './families';
import { foldersOf, nameInReference } from './folders';
import { readReferenceIndexes } from './read-indexes';
import { slotsOfMuiX } from './slots-of-mui-x';
import { generatorFiles, isFresh } from './fingerprint';
import { findUsages, usagesFile, type UsageSource } from './usages';
import { writeIfChanged } from './write-json';

/** The version of MUI X that other sections refer to. */
const DOCUMENTED = documentedVersionOf(DOCS_VERSIONS);

/** @throws when the generator ends with an error, which it has printed itself */
async function runGenerator(version: DocsVersion): Promise<void> {
  const file = path.join(__dirname, 'make.mjs');
  const child = spawn(process.execPath, [file, nameInReference(version)], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0) throw new Error('The API reference could not be made');
}

function usageSource(siteDir: string, version: DocsVersion, language: string): UsageSource {
  const titles = titlesOf(siteDir, version);
  return {
    docs: path.join(siteDir, docsFolderOf(version)),
    section: sectionOf(version),
    titleOf: titles && createTitles(titles, language),
    translated: path.join(siteDir, folderOf(toTranslations(siteDir, version), language)),
    packages: version.section ? apiPackagesOf(version).map(({ name }) => name) : ['@mui/x-'],
  };
}

/** Pages and demos change more often than packages: where names are shown is found each time. */
async function writeUsages(siteDir: string, version: DocsVersion, language: string): Promise<void> {
  const { out } = foldersOf(siteDir, version);
  const usages = await findUsages(usageSource(siteDir, version, language));
  const slots = isBasisOfMuiX(version) ? slotsOfMuiX(siteDir, DOCUMENTED) : undefined;
  for (const { family, entries } of readReferenceIndexes(siteDir, version)) {
    for (const { name, path: address } of entries) {
      if (!address) continue;
      const file = path.join(out, folderOfPage(family, name), usagesFile(language));
      writeIfChanged(
        file,
        JSON.stringify([...(usages.get(name) ?? []), ...(slots?.get(address) ?? [])]),
      );
    }
  }
}

/** Other versions whose reference is read for that of a version. */
function neededFor(version: DocsVersion): DocsVersion[] {
  // The documented version has the changes of all versions, also of the one in docs/.
  if (isAtRoot(version)) return [WORKING_COPY];
  return isBasisOfMuiX(version) ? [DOCUMENTED] : [];
}

async function refresh(siteDir: string, version: DocsVersion, language: string): Promise<void> {
  for (const each of new Set([...neededFor(version), version])) {
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
      configureWebpack: () => ({
        module: { rules: [SHEETS_AS_TEXT, ...translateUsages(language)] },
      }),
      async postBuild({ outDir }) {
        // What other sections document is not part of MUI X.
        if (!version.section) await makeTypeCards(version, outDir);
      },
    };
  };
}
