import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { listExports, readExportList } from '../../../scripts/list-members/list-exports';
import { DOCS_VERSIONS } from '../../../model/library-versions';
import { toJavaScript } from '../../../plugins/demos/code/to-javascript';
import { MADE_FILES, type PackedVersion } from '../src/data/pack-format';
import { searchable } from '../src/search-docs/searchable';
import { demosOf, importedFilesOf } from '../src/text/page-demos';
import { readFiles, readSearchEntries, readVersions, type SiteFile } from './site-files';
import { textIndex } from './text-index';
import { versionIndex } from './version-index';
import { writePack, type PackInput } from './write-pack';

interface Source {
  /** Folder of the project. */
  project: string;
  /** Folder of a built site. */
  site: string;
}

/** The same page in another version has the same group. */
function groupOf(name: string, { path: folder }: PackedVersion): string {
  return folder ? name.replace(`x/${folder}/`, 'x/') : name;
}

async function javascriptOf({ name, text }: SiteFile): Promise<SiteFile[]> {
  const files = [...demosOf(text), ...importedFilesOf(text)].filter(({ file }) =>
    /\.tsx?$/.test(file),
  );
  if (files.length === 0) return [];
  const made: Record<string, string> = {};
  for (const { file, code } of files) made[file] = await toJavaScript(code);
  return [{ name: MADE_FILES.javascript(name), text: JSON.stringify(made) }];
}

function exportedNames({ project }: Source, { id }: PackedVersion): string {
  const version = DOCS_VERSIONS.find((each) => each.id === id);
  if (!version) throw new Error(`model/versions.json lacks version ${id}, which the site has`);
  const names =
    version.packages === null
      ? listExports(version, path.join(project, 'node_modules'))
      : readExportList(project, id);
  return JSON.stringify(names);
}

async function filesOf(
  source: Source,
  version: PackedVersion,
  versions: readonly PackedVersion[],
): Promise<PackInput[]> {
  const files = readFiles(source.site, version, versions);
  const pages = files.filter(({ name }) => name.endsWith('.md'));
  const scripts = (await Promise.all(pages.map(javascriptOf))).flat();
  const entries = readSearchEntries(source.site, version);
  const made: [string, string][] = [
    [MADE_FILES.index(version.id), JSON.stringify(versionIndex(files, version))],
    [MADE_FILES.search(version.id), JSON.stringify(entries.map(searchable))],
    [MADE_FILES.texts(version.id), JSON.stringify(textIndex(files))],
    [MADE_FILES.exports(version.id), exportedNames(source, version)],
  ];
  return [
    ...files.map((file) => ({ ...file, group: groupOf(file.name, version) })),
    // In the order of names they follow their page: both are in one block.
    ...scripts.map((file) => ({
      ...file,
      group: groupOf(file.name.replace('cli/javascript/', '').replace(/\.json$/, ''), version),
    })),
    ...made.map(([name, text]) => ({ name, text, group: name })),
  ];
}

/**
 * Packs the English docs of MUI X of a built site.
 * @returns the number of files, and the bytes before and after
 */
export async function packSite(source: Source, file: string) {
  const versions = readVersions(source.site);
  const inputs: PackInput[] = [];
  for (const version of versions) inputs.push(...(await filesOf(source, version, versions)));
  mkdirSync(path.dirname(file), { recursive: true });
  const size = writePack(file, versions, inputs);
  const raw = inputs.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  return { versions: versions.map(({ id }) => id), files: inputs.length, raw, size };
}
