import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { folderOfPage } from './addresses';
import { createCatalogue, type Catalogue } from './catalogue';
import { writeEntryFiles } from './entry-files';
import { installedVersions } from './fingerprint';
import { TABLES_FILE } from './grid-tables';
import { materialTypes } from './material-types';
import type { CatalogueSource } from './package-readers';
import type { ApiGridTables, ApiPage } from '../../model/api-reference';
import type { ReferenceSettings } from './reference-settings';

/** TypeDoc and its plugins are modules, which the loader of the configuration would turn around. */
const importModule = createRequire(__filename)('./import-module.cjs') as <T>(
  name: string,
) => Promise<T>;

/** The plugin looks for a preset in the site's configuration, and for nothing else there. */
type TypeDocPlugin = (
  context: { siteDir: string; siteConfig: object },
  options: Record<string, unknown>,
) => Promise<unknown>;

/** What is read, and where intermediate files go. */
interface PackagesSource extends CatalogueSource {
  cache: string;
}

async function runTypeDoc(
  siteDir: string,
  settings: ReferenceSettings,
  { packagesDir, cache }: PackagesSource,
): Promise<void> {
  const entries = path.join(cache, 'entries');
  const { files, tsconfig } = writeEntryFiles(entries, settings.catalogue, packagesDir);
  const settingsFile = path.join(cache, 'settings.json');
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
      out: settings.out,
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
    readJson<ApiPage>(path.join(out, folderOfPage(family, name), 'page.json')),
  );
}

/** Only the Data Grid has some. */
function readTables(out: string): ApiGridTables {
  const file = path.join(out, TABLES_FILE);
  return existsSync(file)
    ? readJson<ApiGridTables>(file)
    : { events: [], selectors: [], links: {} };
}

/** What the declarations of packages say, as the data of pages. */
export interface PackagesReference {
  catalogue: Catalogue;
  /** Installed versions by npm package. */
  versions: Record<string, string>;
  pages: ApiPage[];
  tables: ApiGridTables;
  /** Folder with the pages as TypeDoc has written them. */
  out: string;
}

/**
 * Reads the declarations of the packages of a version, and writes their pages to a folder of the cache.
 * @throws when a required export matches no export, or TypeDoc finds nothing of one
 */
export async function describePackages(
  siteDir: string,
  source: PackagesSource,
): Promise<PackagesReference> {
  mkdirSync(source.cache, { recursive: true });
  const versions = installedVersions(source.packagesDir, source);
  const catalogue = createCatalogue(source);
  const out = path.join(source.cache, 'out');
  const foreignTypes = materialTypes(siteDir, source.families);
  await runTypeDoc(siteDir, { catalogue, versions, foreignTypes, out }, source);
  const pages = readPages(catalogue, out);
  const tables = readTables(out);
  return { catalogue, versions, pages, tables, out };
}
