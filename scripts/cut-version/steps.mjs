// @ts-check
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { frozenFolderOf, PAGES_FILE } from '../docs-versions.mjs';
import { checkCut } from './check.mjs';
import { copyDocs, keepTranslations, removeReference, writeNumbers } from './copy-docs.mjs';
import { writeData } from './frozen-data.mjs';
import { leaveOutTests } from './leave-out-tests.mjs';
import { changeModel, formatVersions, versionsAfterCut } from './list-version.mjs';
import { packagesFolderOf, writePackages } from './pin-packages.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */
/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

/**
 * Commands of the site that take long, which tests of this one replace. Each throws with one line.
 * @typedef {object} SlowTools
 * @property {(version: { id: string, packages: string }) => Promise<void>} installPackages
 * @property {(id: string) => Promise<void>} listMembers writes `versions/<id>/members.json`
 * @property {(unit: string) => Promise<void>} buildUnit
 * @property {(unit: string) => Promise<string[]>} listPages those of the unit that was built
 * @property {(unit: string) => Promise<void>} runDemos opens each page of the unit that was built
 */

/**
 * @typedef {object} CutOptions
 * @property {string} version
 * @property {string} date today, such as `2024-03-22`
 * @property {string} projectDir
 * @property {DocsVersion['languages']} languages all of the site
 * @property {import('./leave-out-tests.mjs').FilesOfFences} filesOfFences
 * @property {import('./fill-pages.mjs').FillVersions} fillVersions
 * @property {(projectDir: string, version: string) => Promise<number>} carryTranslations returns the
 *   number of pages whose records changed
 * @property {() => Promise<Record<string, unknown>>} readData what must not change, by names of files
 * @property {import('./frozen-data.mjs').FormatJson} formatJson
 * @property {(manifest: string, versions: readonly DocsVersion[]) => string} withUnitScripts
 * @property {SlowTools} slow
 */

/** The documented version in English: the name of its unit never has a number. */
const DOCUMENTED_UNIT = 'x/current/en';

/**
 * Steps that see whether the version works by itself. All that they write is in its folders, or in
 * caches.
 * @param {CutOptions} options
 * @returns {Step[]}
 */
function tryOut({ version, slow, projectDir, formatJson }) {
  const packages = packagesFolderOf(version);
  return [
    {
      async do() {
        await slow.installPackages({ id: version, packages });
        return `Installed the packages of ${packages}`;
      },
    },
    {
      async do() {
        await slow.listMembers(version);
        return 'Listed the members of all documented exports';
      },
    },
    {
      async do() {
        await slow.buildUnit(DOCUMENTED_UNIT);
        return `Built ${DOCUMENTED_UNIT}`;
      },
    },
    {
      async do() {
        const file = path.join(projectDir, frozenFolderOf(version), PAGES_FILE);
        const pages = await slow.listPages(DOCUMENTED_UNIT);
        writeFileSync(file, await formatJson(pages, file));
        return `Listed the ${pages.length} pages, to which banners of other versions lead`;
      },
    },
    {
      async do() {
        await slow.runDemos(DOCUMENTED_UNIT);
        return `Ran all demos of ${DOCUMENTED_UNIT} in the browser`;
      },
    },
  ];
}

/**
 * The steps that keep the pages and demos of today as a version.
 * @param {CutOptions} options
 * @returns {Step[]}
 */
export function cutSteps(options) {
  const { version, date, languages, projectDir, formatJson } = options;
  return [
    {
      do() {
        checkCut(version, projectDir);
        return `Version ${version} can be cut`;
      },
    },
    copyDocs(version, projectDir),
    removeReference(version, projectDir),
    leaveOutTests(version, projectDir, options.filesOfFences),
    writeNumbers(version, projectDir, options.fillVersions),
    keepTranslations(version, projectDir, options.carryTranslations),
    formatVersions(projectDir, formatJson),
    writeData(options),
    writePackages(options),
    changeModel({
      projectDir,
      formatJson,
      withUnitScripts: options.withUnitScripts,
      change: (versions) => versionsAfterCut(versions, { version, date, languages }),
      done: `Listed ${version} and the next version in model/versions.json`,
    }),
    ...tryOut(options),
  ];
}
