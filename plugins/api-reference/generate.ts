import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { kebabCase } from '../../model/kebab-case';
import { createCatalogue, type Catalogue } from './catalogue';
import { writeEntryFiles } from './entry-files';
import { FAMILY_NAMES } from './families';
import { familyIndex } from './family-index';
import { foldersOf, type Folders } from './folders';
import type { ApiGridTables, ApiPage } from '../../model/api-reference';
import { listNames } from './names';
import { indexMdx } from './page-mdx';
import type { ReferenceSettings } from './reference-settings';
import { installedVersions, isFresh, removeFingerprint, writeFingerprint } from './fingerprint';
import { filesBelow } from '../files/files-below';
import { syncFolder } from './sync-folder';
import { writeIfChanged, writeJson } from './write-json';

/** TypeDoc and its plugins are modules, which the loader of the configuration would turn around. */
const importModule = createRequire(__filename)('./import-module.cjs') as <T>(
  name: string,
) => Promise<T>;

/** The plugin looks for a preset in the site's configuration, and for nothing else there. */
type TypeDocPlugin = (
  context: { siteDir: string; siteConfig: object },
  options: Record<string, unknown>,
) => Promise<unknown>;

async function runTypeDoc(
  siteDir: string,
  catalogue: Catalogue,
  versions: Record<string, string>,
  folders: Folders,
): Promise<void> {
  const { files, tsconfig } = writeEntryFiles(
    path.join(folders.cache, 'entries'),
    catalogue,
    folders.packages,
  );
  const settings: ReferenceSettings = { catalogue, versions, out: folders.out };
  const settingsFile = path.join(folders.cache, 'settings.json');
  writeFileSync(settingsFile, JSON.stringify(settings));
  const { default: typeDoc } = await importModule<{ default: TypeDocPlugin }>(
    'docusaurus-plugin-typedoc',
  );
  await typeDoc(
    { siteDir, siteConfig: {} },
    {
      id: 'api-reference',
      plugin: [path.join(__dirname, 'typedoc-plugin.mjs')],
      entryPoints: files,
      tsconfig,
      out: folders.out,
      apiReference: settingsFile,
      router: 'api-reference',
      theme: 'api-reference',
      cleanOutputDir: true,
      // Our placeholder types replace what users fill in; the packages' declarations are not checked.
      skipErrorChecking: true,
      disableSources: true,
      sidebar: { autoConfiguration: false },
      logLevel: 'Error',
    },
  );
}

function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8')) as T;
}

function readPages({ entries }: Catalogue, out: string): ApiPage[] {
  return entries.map(({ family, name }) =>
    readJson<ApiPage>(path.join(out, family, kebabCase(name), 'page.json')),
  );
}

/** Lists exports without a doc comment, for maintainers who can add one to the packages. */
function reportWithoutComment(pages: readonly ApiPage[], folders: Folders): void {
  const names = pages.filter(({ description }) => description === '').map(({ name }) => name);
  const file = path.join(folders.cache, 'without-comment.txt');
  writeFileSync(file, `${names.join('\n')}\n`);
  logger.info(
    `${names.length} of ${pages.length} documented exports have no comment: ${path.relative(process.cwd(), file)}`,
  );
}

/** Each build finds the pages that use a name, so their list is not a generated file. */
function belongsToTarget(file: string): boolean {
  return path.basename(file) === 'usages.json';
}

/** All files that the generator has written for others to read. */
function writtenFiles(folders: Folders): string[] {
  const filesOf = (folder: string) =>
    existsSync(folder) ? filesBelow(folder).map((file) => path.join(folder, file)) : [];
  return [...filesOf(folders.out), ...filesOf(folders.static)]
    .filter((file) => !belongsToTarget(file))
    .sort();
}

async function generate(siteDir: string, folders: Folders): Promise<void> {
  const versions = installedVersions(folders.packages);
  const catalogue = createCatalogue(folders.packages);
  const out = path.join(folders.cache, 'out');
  await runTypeDoc(siteDir, catalogue, versions, { ...folders, out });
  const pages = readPages(catalogue, out);
  const tables = readJson<ApiGridTables>(path.join(out, 'data-grid', 'tables.json'));
  const names = listNames(pages, tables, catalogue);
  const indexes = FAMILY_NAMES.map((family) => familyIndex(family, pages, catalogue, versions));
  for (const index of indexes) {
    const folder = path.join(out, index.family);
    writeIfChanged(path.join(folder, 'index.json'), JSON.stringify(index));
    writeIfChanged(path.join(folder, 'index.mdx'), indexMdx(index));
  }
  writeJson(folders.static, { pages, indexes, tables, names });
  reportWithoutComment(pages, folders);
  writeIfChanged(path.join(out, 'names.json'), JSON.stringify(names));
  syncFolder(out, folders.out, belongsToTarget);
}

/**
 * Makes the reference when the packages, the tools or the generator are not those of the last time.
 * @param siteDir root of the project
 * @throws when a required export matches no export, or TypeDoc finds nothing of one
 */
export async function generateIfStale(siteDir: string): Promise<void> {
  const folders = foldersOf(siteDir);
  if (isFresh(siteDir, folders)) return;
  const start = Date.now();
  logger.info('Making the API reference from the installed packages …');
  mkdirSync(folders.cache, { recursive: true });
  removeFingerprint(folders);
  await generate(siteDir, folders);
  writeFingerprint(siteDir, folders, writtenFiles(folders));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  logger.success(`The API reference was made in ${seconds} s.`);
}
