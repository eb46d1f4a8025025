import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type { ApiPage } from '../../model/api-reference';
import type { DocsVersion } from '../../model/docs-version';
import { filesBelow } from '../files/files-below';
import { describePackages } from './describe-packages';
import { apiFamiliesOf } from './families';
import { familyIndex } from './family-index';
import { isFresh, removeFingerprint, writeFingerprint } from './fingerprint';
import { foldersOf, type Folders } from './folders';
import { listNames } from './names';
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

async function generate(siteDir: string, version: DocsVersion, folders: Folders): Promise<void> {
  const { catalogue, versions, pages, tables, out } = await describePackages(siteDir, {
    packagesDir: folders.packages,
    families: apiFamiliesOf(version),
    required: readRequiredExports(siteDir, version),
    cache: folders.cache,
  });
  const names = listNames(pages, tables, catalogue);
  const indexes = catalogue.families.map((family) =>
    familyIndex(family, pages, catalogue, versions),
  );
  for (const index of indexes) {
    const folder = path.join(out, index.family);
    writeIfChanged(path.join(folder, 'index.json'), JSON.stringify(index));
    writeIfChanged(path.join(folder, 'index.mdx'), indexMdx(index));
  }
  writeJson(folders.static, version.path, { pages, indexes, tables, names });
  reportWithoutComment(pages, folders);
  writeIfChanged(path.join(out, 'names.json'), JSON.stringify(names));
  syncFolder(out, folders.out, belongsToTarget);
}

/**
 * Makes the reference of a version when its packages, the tools or the generator are not those of the
 * last time.
 * @param siteDir root of the project
 * @throws when a required export matches no export, or TypeDoc finds nothing of one
 */
export async function generateIfStale(siteDir: string, version: DocsVersion): Promise<void> {
  const folders = foldersOf(siteDir, version);
  if (isFresh(siteDir, version, folders)) return;
  const start = Date.now();
  logger.info(`Making the API reference of ${version.label} from the installed packages …`);
  mkdirSync(folders.cache, { recursive: true });
  removeFingerprint(folders);
  // Files of an earlier path of the version would be served, too.
  rmSync(folders.static, { recursive: true, force: true });
  await generate(siteDir, version, folders);
  writeFingerprint(siteDir, version, folders, writtenFiles(folders));
  const seconds = ((Date.now() - start) / 1000).toFixed(1);
  logger.success(`The API reference of ${version.label} was made in ${seconds} s.`);
}
