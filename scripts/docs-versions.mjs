// @ts-check
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';

/** Docusaurus' list of the versions that were cut, newest first. */
export const VERSIONS_FILE = 'versions.json';

/** The versions of the site with what belongs to them, the newest first: model/docs-version.ts. */
export const MODEL_FILE = 'model/versions.json';

/** Lists the pages of a version, as in model/public-versions.ts. */
export const PAGES_FILE = 'pages.json';

/** Has a script for each unit. */
export const MANIFEST_FILE = 'package.json';

/** Folders that exist only while a version does. */
export const VERSION_ROOTS = ['versioned_docs', 'versioned_sidebars', 'versions'];

/** @typedef {import('../model/docs-version').DocsVersion} DocsVersion */

/**
 * @param {string} projectDir
 * @returns {readonly DocsVersion[]} the newest first
 */
export function readModel(projectDir) {
  return JSON.parse(readFileSync(path.join(projectDir, MODEL_FILE), 'utf8'));
}

/**
 * Folder of what must not change in a version that was cut, besides its pages.
 * @param {string} id
 * @returns {string} relative to the project
 */
export const frozenFolderOf = (id) => `versions/${id}`;

/** @param {string} projectDir */
export function readVersions(projectDir) {
  const file = path.join(projectDir, VERSIONS_FILE);
  return existsSync(file) ? /** @type {string[]} */ (JSON.parse(readFileSync(file, 'utf8'))) : [];
}

/**
 * Where the pages of a version are, in all languages. Not every language has the folder.
 * @param {string} version
 * @param {string} projectDir
 * @returns {string[]} relative to the project
 */
export function pageFoldersOf(version, projectDir) {
  const i18n = path.join(projectDir, 'i18n');
  const entries = existsSync(i18n) ? readdirSync(i18n, { withFileTypes: true }) : [];
  const languages = entries
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  return [
    `versioned_docs/version-${version}`,
    ...languages.map((name) => `i18n/${name}/docusaurus-plugin-content-docs/version-${version}`),
  ];
}

/**
 * All files and folders that belong to one version only, whether they exist or not.
 * @param {string} version its id, which is also Docusaurus' name for it
 * @param {string} projectDir
 * @returns {string[]} relative to the project
 */
export function snapshotOf(version, projectDir) {
  const [docs, ...translations] = pageFoldersOf(version, projectDir);
  return [
    ...(docs === undefined ? [] : [docs]),
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...translations.flatMap((folder) => [folder, `${folder}.json`]),
    frozenFolderOf(version),
  ];
}

/**
 * The files and folders that a version has.
 * @param {string} version
 * @param {string} projectDir
 * @returns {string[]} relative to the project
 */
export function existingSnapshot(version, projectDir) {
  return snapshotOf(version, projectDir).filter((file) => existsSync(path.join(projectDir, file)));
}

/**
 * @param {string[]} args
 * @param {string} projectDir
 * @returns {string} what git prints
 * @throws with the message of git
 */
function git(args, projectDir) {
  try {
    return execFileSync('git', args, { cwd: projectDir, encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    const { stderr } = /** @type {{ stderr?: string }} */ (error);
    throw new Error(`git ${args[0]} failed: ${stderr?.trim() || String(error)}`, { cause: error });
  }
}

/**
 * Only in a clean tree can a command put everything back, and list all that belongs in a commit.
 * @param {string} projectDir
 * @throws with one line that names a file which is not committed
 */
export function checkCleanTree(projectDir) {
  const changed = git(['status', '--porcelain', '--untracked-files=normal'], projectDir);
  const [first, ...others] = changed.split('\n').filter(Boolean);
  if (first === undefined) return;
  const more = others.length > 0 ? ` and ${others.length} more` : '';
  throw new Error(`Commit or stash your changes first: ${first.slice(3)}${more}`);
}

/**
 * Puts files back as they are in the last commit.
 * @param {string[]} files or folders, relative to the project
 * @param {string} projectDir
 */
export function restoreCommitted(files, projectDir) {
  // Git restores nothing at all if the commit lacks one of them.
  const committed = files.filter((file) => git(['ls-tree', 'HEAD', '--', file], projectDir));
  if (committed.length > 0) git(['checkout', 'HEAD', '--', ...committed], projectDir);
}

/**
 * Makes a function that puts files back as they are now. Call this while the tree is clean.
 * @param {string[]} files or folders, relative to the project
 * @param {string} projectDir
 * @returns {() => void} removes those that did not exist, and restores the others from the last commit
 */
export function undoOf(files, projectDir) {
  const absent = files.filter((file) => !existsSync(path.join(projectDir, file)));
  const committed = files.filter((file) => !absent.includes(file));
  return () => {
    for (const file of absent)
      rmSync(path.join(projectDir, file), { recursive: true, force: true });
    restoreCommitted(committed, projectDir);
  };
}
