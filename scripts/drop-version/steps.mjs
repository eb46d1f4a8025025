// @ts-check
import {
  appendFileSync,
  existsSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { changeModel } from '../cut-version/list-version.mjs';
import {
  checkCleanTree,
  existingSnapshot,
  MODEL_FILE,
  readModel,
  readVersions,
  restoreCommitted,
  undoOf,
  VERSION_ROOTS,
  VERSIONS_FILE,
} from '../docs-versions.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */
/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

/** List of old addresses. */
export const REDIRECTS_FILE = 'config/redirects.tsv';

/**
 * @typedef {object} DropOptions
 * @property {string} version
 * @property {string} projectDir
 * @property {import('../cut-version/frozen-data.mjs').FormatJson} formatJson
 * @property {(manifest: string, versions: readonly DocsVersion[]) => string} withUnitScripts
 * @property {(siteDir: string, dropped: DocsVersion, documented: DocsVersion) => string[]} redirectsOfDropped
 *   lines for the list of old addresses
 */

/**
 * The version to drop, and the one to which its addresses will lead.
 * @param {string} version
 * @param {string} projectDir
 * @returns {{ dropped: DocsVersion, documented: DocsVersion }}
 * @throws with one line when the version cannot be dropped
 */
function versionsOf(version, projectDir) {
  if (!version) throw new Error('Which version? npm run drop-version -- 7.0.0');
  const model = readModel(projectDir);
  const cut = model.filter(({ docs }) => docs !== 'current');
  const dropped = cut.find(({ id }) => id === version);
  const documented = model.find(({ status }) => status === 'current');
  if (!dropped) {
    const known = cut.length > 0 ? `it has ${cut.map(({ id }) => id).join(', ')}` : 'none was cut';
    throw new Error(`Version ${version} is not among the cut versions of ${MODEL_FILE}: ${known}`);
  }
  if (!documented || dropped === documented) {
    throw new Error(
      `Version ${version} is the documented one, at /x/: revert the commit of its cut instead`,
    );
  }
  return { dropped, documented };
}

/**
 * @param {string} version
 * @param {string} projectDir
 * @param {import('../cut-version/frozen-data.mjs').FormatJson} formatJson
 * @returns {Step}
 */
function removeEntry(version, projectDir, formatJson) {
  return {
    async do() {
      const left = readVersions(projectDir).filter((name) => name !== version);
      const file = path.join(projectDir, VERSIONS_FILE);
      if (left.length > 0) writeFileSync(file, await formatJson(left, file));
      else rmSync(file);
      return `Removed ${version} from ${VERSIONS_FILE}`;
    },
    undo: () => restoreCommitted([VERSIONS_FILE], projectDir),
  };
}

/**
 * @param {DropOptions} options
 * @returns {Step}
 */
function addRedirects({ version, projectDir, redirectsOfDropped }) {
  const file = path.join(projectDir, REDIRECTS_FILE);
  return {
    do() {
      const { dropped, documented } = versionsOf(version, projectDir);
      const lines = redirectsOfDropped(projectDir, dropped, documented);
      const isComplete = readFileSync(file, 'utf8').endsWith('\n');
      const start = `${isComplete ? '' : '\n'}\n# Version ${version} of the docs, which was dropped\n`;
      appendFileSync(file, `${start}${lines.join('\n')}\n`);
      return `Added ${lines.length} lines to ${REDIRECTS_FILE}`;
    },
    undo: undoOf([REDIRECTS_FILE], projectDir),
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
      return 'Removed pages, demos, translations, packages and data';
    },
    // What is not committed, such as its reference and packages, is made again by the next build.
    undo: () => restoreCommitted(files, projectDir),
  };
}

/**
 * The steps that remove a version that was cut.
 * @param {DropOptions} options
 * @returns {Step[]}
 */
export function dropSteps(options) {
  const { version, projectDir, formatJson, withUnitScripts } = options;
  return [
    {
      do() {
        versionsOf(version, projectDir);
        checkCleanTree(projectDir);
        return `Version ${version} can be dropped`;
      },
    },
    addRedirects(options),
    removeEntry(version, projectDir, formatJson),
    changeModel({
      projectDir,
      formatJson,
      withUnitScripts,
      change: (versions) => versions.filter(({ id }) => id !== version),
      done: `Removed ${version} from ${MODEL_FILE}`,
    }),
    removeFiles(existingSnapshot(version, projectDir), projectDir),
  ];
}
