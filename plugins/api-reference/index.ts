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

/** Exit code of the generator if another process is making the reference. */
const BUSY = 75;

/** @throws when the generator ends with an error, which it has printed itself */
async function runGenerator(version: DocsVersion, ...options: string[]): Promise<void> {
  const file = path.join(__dirname, 'make.mjs');
  const args = [file, nameInReference(version), ...options];
  const child = spawn(process.execPath, args, { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0 && code !== BUSY) throw new Error('The API reference could not be made');
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

/**
 * Makes the outdated references among some. Units that are built side by side make different ones
 * first; one after the other, as each takes much memory.
 */
async function makeOutdated(siteDir: string, versions: readonly DocsVersion[]): Promise<void> {
  const isOutdated = (each: DocsVersion) => !isFresh(siteDir, each, foldersOf(siteDir, each));
  const outdated = versions.filter(isOutdated);
  for (const each of outdated) await runGenerator(each, '--unless-busy');
  if (outdated.length === 0) return;
  // Those of other processes, and those that show members of one that was made just now.
  for (const each of versions) if (isOutdated(each)) await runGenerator(each);
}

async function refresh(siteDir: string, version: DocsVersion, language: string): Promise<void> {
  const versions = [...new Set([...neededFor(version), version])];
  for (const each of versions) await installPackages(siteDir, each);
  await makeOutdated(siteDir, versions);
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
