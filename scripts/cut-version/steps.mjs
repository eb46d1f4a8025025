// @ts-check
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import {
  pageFoldersOf,
  restoreCommitted,
  snapshotOf,
  VERSION_ROOTS,
  VERSIONS_FILE,
} from '../docs-versions.mjs';
import { runCommand } from '../run-command.mjs';
import { checkCut } from './check.mjs';
import { fillPages } from './fill-pages.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/**
 * Has Docusaurus copy pages, demos, sidebars and translations.
 * @param {string} version
 * @param {string} projectDir
 * @returns {Step}
 */
function copyDocs(version, projectDir) {
  const absent = [VERSIONS_FILE, ...VERSION_ROOTS, ...snapshotOf(version, projectDir)].filter(
    (file) => !existsSync(path.join(projectDir, file)),
  );
  return {
    async do() {
      const bin = path.join(projectDir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
      const args = [bin, 'docs:version', version];
      const ended = await runCommand(process.execPath, args, { cwd: projectDir });
      if (ended.interruptedBy) throw new Error(`Stopped by ${ended.interruptedBy}`);
      if (ended.code !== 0) {
        throw new Error(`docusaurus docs:version ended with exit code ${ended.code}`);
      }
      return 'Copied pages, demos, sidebars and translations';
    },
    undo() {
      for (const file of absent)
        rmSync(path.join(projectDir, file), { recursive: true, force: true });
      if (!absent.includes(VERSIONS_FILE)) restoreCommitted([VERSIONS_FILE], projectDir);
    },
  };
}

/**
 * @param {string} version
 * @param {string} projectDir
 * @returns {Step}
 */
function removeReference(version, projectDir) {
  return {
    do() {
      const api = path.join(projectDir, 'versioned_docs', `version-${version}`, 'api');
      rmSync(api, { recursive: true, force: true });
      return 'Removed the API reference from the copy, as each build makes it';
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
function writeNumbers(version, projectDir, fillVersions) {
  return {
    do() {
      const folders = pageFoldersOf(version, projectDir).map((name) => path.join(projectDir, name));
      const { count, pages } = fillPages(folders, fillVersions);
      return `Replaced the ${count} placeholders of ${pages} pages by version numbers`;
    },
  };
}

/**
 * The steps that keep the pages and demos of today as a version.
 * @param {object} options
 * @param {string} options.version
 * @param {string} options.projectDir
 * @param {import('./fill-pages.mjs').FillVersions} options.fillVersions
 * @returns {Step[]}
 */
export function cutSteps({ version, projectDir, fillVersions }) {
  return [
    {
      do() {
        checkCut(version, projectDir);
        return `Version ${version} can be cut`;
      },
    },
    copyDocs(version, projectDir),
    removeReference(version, projectDir),
    writeNumbers(version, projectDir, fillVersions),
  ];
}
