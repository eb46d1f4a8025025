// @ts-check
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  pageFoldersOf,
  readModel,
  snapshotOf,
  undoOf,
  VERSION_ROOTS,
  VERSIONS_FILE,
} from '../docs-versions.mjs';
import { fillPages } from './fill-pages.mjs';
import { runScript } from './run-tool.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/**
 * The unit of the pages in `docs/`: Docusaurus copies those of the version that it is started for.
 * @param {string} projectDir
 */
function unitOfWorkingCopy(projectDir) {
  const working = readModel(projectDir).find(({ docs }) => docs === 'current');
  return `x/${working?.path || 'current'}/en`;
}

/**
 * Has Docusaurus copy pages, demos and translations.
 * @param {string} version
 * @param {string} projectDir
 * @returns {Step}
 */
export function copyDocs(version, projectDir) {
  const newRoots = VERSION_ROOTS.filter((name) => !existsSync(path.join(projectDir, name)));
  const files = [VERSIONS_FILE, ...newRoots, ...snapshotOf(version, projectDir)];
  return {
    async do() {
      const bin = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
      const env = { DOCS_UNIT: unitOfWorkingCopy(projectDir) };
      const args = [bin, 'docs:version', version];
      await runScript('docusaurus docs:version', args, { cwd: projectDir, env });
      return 'Copied pages, demos and translations';
    },
    undo: undoOf(files, projectDir),
  };
}

/**
 * @param {string} version
 * @param {string} projectDir
 * @returns {Step}
 */
export function removeReference(version, projectDir) {
  return {
    do() {
      const api = path.join(projectDir, 'versioned_docs', `version-${version}`, 'api');
      rmSync(api, { recursive: true, force: true });
      return 'Removed the API reference from the copy, as each build makes it';
    },
  };
}

/**
 * The English text of a page changes when its placeholders become numbers, and its translations do
 * too: what was up to date in `docs/` is so in the copy.
 * @param {string} version
 * @param {string} projectDir
 * @param {import('./steps.mjs').CutOptions['carryTranslations']} carryTranslations
 * @returns {Step}
 */
export function keepTranslations(version, projectDir, carryTranslations) {
  return {
    async do() {
      const pages = await carryTranslations(projectDir, version);
      return `Kept the state of ${pages} translated pages with numbers`;
    },
  };
}

/**
 * Pages of the version keep the numbers of today when packages and model/versions.json change.
 * @param {string} version
 * @param {string} projectDir
 * @param {import('./fill-pages.mjs').FillVersions} fillVersions
 * @returns {Step}
 */
export function writeNumbers(version, projectDir, fillVersions) {
  return {
    do() {
      const folders = pageFoldersOf(version, projectDir).map((name) => path.join(projectDir, name));
      const { count, pages } = fillPages(folders, fillVersions);
      return `Replaced the ${count} placeholders of ${pages} pages by version numbers`;
    },
  };
}
