// @ts-check
import { existsSync, readdirSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import {
  checkCleanTree,
  existingSnapshot,
  readVersions,
  restoreCommitted,
  VERSION_ROOTS,
  VERSIONS_FILE,
} from '../docs-versions.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */

/**
 * @param {string} version
 * @param {string} projectDir
 * @throws with one line when the version cannot be dropped
 */
function checkDrop(version, projectDir) {
  if (!version) throw new Error('Which version? npm run drop-version -- 7.0.0');
  const versions = readVersions(projectDir);
  if (!versions.includes(version)) {
    const known = versions.length > 0 ? `it has ${versions.join(', ')}` : 'no version is cut';
    throw new Error(`Version ${version} is not in ${VERSIONS_FILE}: ${known}`);
  }
  checkCleanTree(projectDir);
}

/**
 * @param {string} version
 * @param {string} projectDir
 * @returns {Step}
 */
function removeEntry(version, projectDir) {
  return {
    do() {
      const [newest, ...older] = readVersions(projectDir);
      const left = [newest, ...older].filter((name) => name !== version);
      const file = path.join(projectDir, VERSIONS_FILE);
      if (left.length > 0) writeFileSync(file, `${JSON.stringify(left, null, 2)}\n`);
      else rmSync(file);
      const shown = version === newest ? `, so /x/ now shows ${left[0] ?? 'docs/'}` : '';
      return `Removed ${version} from ${VERSIONS_FILE}${shown}`;
    },
    undo: () => restoreCommitted([VERSIONS_FILE], projectDir),
  };
}

/**
 * @param {string[]} files
 * @param {string} projectDir
 * @returns {Step}
 */
function removeFiles(files, projectDir) {
  return {
    do() {
      for (const file of files) rmSync(path.join(projectDir, file), { recursive: true });
      const roots = VERSION_ROOTS.map((name) => path.join(projectDir, name));
      for (const root of roots.filter((name) => existsSync(name))) {
        if (readdirSync(root).length === 0) rmdirSync(root);
      }
      return 'Removed pages, demos, sidebars and translations';
    },
    // The reference of a version is not committed: the next build makes it again.
    undo: () => restoreCommitted(files, projectDir),
  };
}

/**
 * The steps that remove a version that was cut.
 * @param {object} options
 * @param {string} options.version
 * @param {string} options.projectDir
 * @returns {Step[]}
 */
export function dropSteps({ version, projectDir }) {
  return [
    {
      do() {
        checkDrop(version, projectDir);
        return `Version ${version} can be dropped`;
      },
    },
    removeEntry(version, projectDir),
    removeFiles(existingSnapshot(version, projectDir), projectDir),
  ];
}
