// @ts-check
import { existsSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../run-command.mjs';

/** One to three numbers, and a pre-release after a hyphen. It becomes part of addresses. */
const VERSION = /^\d+(\.\d+){0,2}(-[0-9a-z]+([.-][0-9a-z]+)*)?$/i;

/** Folder of the translations of the docs, below a language's folder. */
const TRANSLATED_DOCS = 'docusaurus-plugin-content-docs';

/**
 * @param {string | undefined} version
 * @param {string} projectDir
 * @throws with one line when the version cannot be cut
 */
function checkVersion(version, projectDir) {
  if (!version) throw new Error('Which version? npm run cut-version -- 7.0.0');
  if (!VERSION.test(version)) {
    throw new Error(`"${version}" is not a version: write numbers such as 7.0.0 or 7.0.0-beta.1`);
  }
  const file = path.join(projectDir, 'versions.json');
  const cut = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
  if (cut.includes(version)) throw new Error(`Version ${version} is in versions.json already`);
}

/**
 * Has Docusaurus copy pages, demos, sidebars and translations.
 * @param {string} version
 * @param {string} projectDir
 * @throws when Docusaurus fails; it prints the reason itself
 */
async function copyDocs(version, projectDir) {
  const bin = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const args = [bin, 'docs:version', version];
  const { code } = await runCommand(process.execPath, args, { cwd: projectDir });
  if (code !== 0) throw new Error(`docusaurus docs:version ended with exit code ${code}`);
}

/**
 * Removes the copy of the API pages: the build makes each version's own from the packages.
 * @param {string} version
 * @param {string} projectDir
 */
function removeGeneratedPages(version, projectDir) {
  const api = path.join(projectDir, 'versioned_docs', `version-${version}`, 'api');
  rmSync(api, { recursive: true, force: true });
}

/**
 * @param {string} version
 * @param {string} projectDir
 * @returns {string[]} what belongs in the commit, relative to the project
 */
function listCutFiles(version, projectDir) {
  const i18n = path.join(projectDir, 'i18n');
  const languages = existsSync(i18n) ? readdirSync(i18n).sort() : [];
  return [
    'versions.json',
    `versioned_docs/version-${version}`,
    `versioned_sidebars/version-${version}-sidebars.json`,
    ...languages.flatMap((language) => [
      `i18n/${language}/${TRANSLATED_DOCS}/version-${version}`,
      `i18n/${language}/${TRANSLATED_DOCS}/version-${version}.json`,
    ]),
  ].filter((file) => existsSync(path.join(projectDir, file)));
}

/**
 * Keeps the pages and demos of today as a version.
 * @param {string | undefined} version
 * @param {string} projectDir
 * @returns {Promise<string[]>} what belongs in the commit, relative to the project
 */
export async function cutVersion(version, projectDir) {
  checkVersion(version, projectDir);
  const checked = /** @type {string} */ (version);
  await copyDocs(checked, projectDir);
  removeGeneratedPages(checked, projectDir);
  return listCutFiles(checked, projectDir);
}
