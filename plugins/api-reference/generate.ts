import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { ApiPage } from '../../model/api-reference';
import { isAtRoot, type DocsVersion } from '../../model/docs-version';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { changesAddress } from '../../model/member-history/addresses';
import { changesBetween, type KnownVersion } from '../../model/member-history/changes';
import { filesBelow } from '../files/files-below';
import { addHistory } from './add-history';
import { folderOfFamily, folderOfPage } from './addresses';
import { describePackages } from './describe-packages';
import { apiFamiliesOf } from './families';
import { familyIndex } from './family-index';
import { TABLES_FILE } from './grid-tables';
import { isFresh, removeFingerprint, writeFingerprint } from './fingerprint';
import { foldersOf, nameInReference, type Folders } from './folders';
import {
  knownVersions,
  membersFile,
  pageFinder,
  readMinors,
  versionsInReferenceOf,
} from './known-versions';
import { listMembers } from './member-list';
import { listNames } from './names';
import { refuseUndated } from './refuse-undated';
import { indexMdx } from './page-mdx';
import { readRequiredExports } from './required-exports';
import { syncFolder } from './sync-folder';
import { writeIfChanged, writeJson } from './write-json';

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
  return /^usages(?:\.\w+)?\.json$/.test(path.basename(file));
}

/** All files that the generator has written for others to read. */
function writtenFiles(folders: Folders): string[] {
  const filesOf = (folder: string) =>
    existsSync(folder) ? filesBelow(folder).map((file) => path.join(folder, file)) : [];
  return [...filesOf(folders.out), ...filesOf(folders.static)]
    .filter((file) => !belongsToTarget(file))
    .sort();
}

/** Writes the changes between all versions, each with all newer ones. */
function writeChanges(siteDir: string, folders: Folders, known: readonly KnownVersion[]): void {
  const source = { minors: readMinors(siteDir), hasPage: pageFinder(siteDir) };
  known.forEach((from, index) => {
    for (const to of known.slice(index + 1)) {
      const file = path.join(folders.static, changesAddress(from.version.id, to.version.id));
      writeIfChanged(file, JSON.stringify(changesBetween(from, to, source)));
    }
  });
}

/** What the packages of a version have, and the lists of its families. */
async function describe(siteDir: string, version: DocsVersion, folders: Folders) {
  const found = await describePackages(siteDir, {
    packagesDir: folders.packages,
    families: apiFamiliesOf(version),
    required: readRequiredExports(siteDir, version),
    cache: folders.cache,
  });
  const { catalogue, pages, versions } = found;
  const indexes = catalogue.families.map((family) =>
    familyIndex(family, pages, catalogue, versions),
  );
  return { ...found, indexes };
}

type Described = Awaited<ReturnType<typeof describe>>;

/** Adds what is known of the past of members, in the reference of a version of MUI X. */
function withPast(siteDir: string, version: DocsVersion, found: Described) {
  const members = listMembers(found);
  // The list of a version that was cut is kept as it was.
  if (version.docs === 'current') {
    writeIfChanged(membersFile(siteDir, version), JSON.stringify(members));
  }
  const versions = versionsInReferenceOf(version, DOCS_VERSIONS);
  const known = knownVersions(siteDir, versions, { [version.id]: members });
  const own = known.findIndex(({ version: { id } }) => id === version.id);
  const older = known.slice(0, own + 1);
  const minors = readMinors(siteDir);
  // The file has what the newest version needs; older ones show what it still has of them.
  if (version.docs === 'current') refuseUndated(older, minors);
  const compared = older.at(-2)?.version.id;
  const compare = compared === undefined ? undefined : { from: compared, to: version.id };
  const indexes = found.indexes.map((index) => ({ ...index, ...(compare && { compare }) }));
  const dated = addHistory({ ...found, indexes }, older, minors, pageFinder(siteDir));
  return { ...dated, known };
}

async function generate(
  siteDir: string,
  version: DocsVersion,
  folders: Folders,
  makeNewer: () => Promise<void>,
): Promise<void> {
  const found = await describe(siteDir, version, folders);
  await makeNewer();
  const { catalogue, out } = found;
  const { pages, tables, indexes, known } = version.section
    ? { ...found, known: [] }
    : withPast(siteDir, version, found);
  for (const page of pages) {
    const file = path.join(out, folderOfPage(page.family, page.name), 'page.json');
    writeIfChanged(file, JSON.stringify(page));
  }
  if (!version.section) writeIfChanged(path.join(out, TABLES_FILE), JSON.stringify(tables));
  const names = listNames(pages, tables, catalogue);
  for (const index of indexes) {
    const folder = path.join(out, folderOfFamily(index.family));
    writeIfChanged(path.join(folder, 'index.json'), JSON.stringify(index));
    writeIfChanged(path.join(folder, 'index.mdx'), indexMdx(index));
  }
  writeJson(folders.static, version, { pages, indexes, tables, names });
  if (isAtRoot(version)) writeChanges(siteDir, folders, known);
  reportWithoutComment(pages, folders);
  writeIfChanged(path.join(out, 'names.json'), JSON.stringify(names));
  syncFolder(out, folders.out, belongsToTarget);
}

/**
 * Makes the reference of a version when its packages, the tools or the generator are not those of the
 * last time.
 * @param siteDir root of the project
 * @param makeNewer makes the references whose members this one shows; called when the packages are
 *   read, which takes longest, as another process may be making these in the meantime
 * @throws when a required export matches no export, TypeDoc finds nothing of one, or `versions/minors.json`
 *   lacks a change
 */
export async function generateIfStale(
  siteDir: string,
  version: DocsVersion,
  makeNewer: () => Promise<void>,
): Promise<void> {
  const folders = foldersOf(siteDir, version);
  if (isFresh(siteDir, version, folders)) return;
  const start = Date.now();
  logger.info(
    `Making the API reference of ${nameInReference(version)} from the installed packages …`,
  );
  mkdirSync(folders.cache, { recursive: true });
  removeFingerprint(folders);
  // Files of an earlier path of the version would be served, too.
  rmSync(folders.static, { recursive: true, force: true });
  await generate(siteDir, version, folders, makeNewer);
  writeFingerprint(siteDir, version, folders, writtenFiles(folders));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  logger.success(`The API reference of ${nameInReference(version)} was made in ${seconds} s.`);
}
