import { spawn } from 'node:child_process';
import { cpSync, existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { kebabCase } from '../../model/kebab-case';
import { foldersOf, type Folders } from './folders';
import { readReferenceIndexes } from './read-indexes';
import { generatorFiles, isFresh } from './fingerprint';
import { findUsages } from './usages';
import { writeIfChanged } from './write-json';

/** @throws when the generator ends with an error, which it has printed itself */
async function runGenerator(): Promise<void> {
  const file = path.join(__dirname, 'make.mjs');
  const child = spawn(process.execPath, [file], { stdio: 'inherit' });
  const code = await new Promise((resolve, reject) => {
    child.on('close', resolve);
    child.on('error', reject);
  });
  if (code !== 0) throw new Error('The API reference could not be made');
}

/** Pages and demos change more often than packages: where names are shown is found each time. */
async function writeUsages(siteDir: string, { out }: Folders): Promise<void> {
  const usages = await findUsages(path.join(siteDir, 'docs'));
  for (const { family, entries } of readReferenceIndexes(siteDir)) {
    for (const { name, path: address } of entries) {
      if (!address) continue;
      const file = path.join(out, family, kebabCase(name), 'usages.json');
      writeIfChanged(file, JSON.stringify(usages.get(name) ?? []));
    }
  }
}

/** Cut versions show the reference of the same packages unless they pin other ones. */
function copyToVersions(siteDir: string, { out }: Folders): void {
  const file = path.join(siteDir, 'versions.json');
  const versions = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as string[]) : [];
  for (const version of versions) {
    const target = path.join(siteDir, 'versioned_docs', `version-${version}`, 'api');
    cpSync(out, target, { recursive: true });
  }
}

async function refresh(siteDir: string): Promise<void> {
  const folders = foldersOf(siteDir);
  if (!isFresh(siteDir, folders)) await runGenerator();
  await writeUsages(siteDir, folders);
  copyToVersions(siteDir, folders);
}

/**
 * Makes the API reference from the declarations of the installed packages before the pages are
 * read: once for all languages, and not at all while nothing has changed that it depends on.
 */
export async function apiReference({ siteDir }: LoadContext): Promise<Plugin> {
  await refresh(siteDir);
  return {
    name: 'api-reference',
    // While the site is served, a changed template comes here again; the pages then follow.
    loadContent: () => refresh(siteDir),
    getPathsToWatch: generatorFiles,
  };
}
