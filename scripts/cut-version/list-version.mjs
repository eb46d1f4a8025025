// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { MANIFEST_FILE, MODEL_FILE, readModel, undoOf, VERSIONS_FILE } from '../docs-versions.mjs';
import { packagesFolderOf } from './pin-packages.mjs';

/** @typedef {import('../undoable-steps.mjs').Step} Step */
/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

const SCHEMA = 'model/versions.schema.json';

/**
 * The documented version that another one has replaced: it gets an address of its own.
 * @param {DocsVersion} version
 * @returns {DocsVersion}
 */
function replaced(version) {
  if (version.status !== 'current') return version;
  return { ...version, path: version.id, status: 'maintained', banner: 'none' };
}

/**
 * The list of versions after a cut: what was in `docs/` is the documented version, and the next one
 * goes on from there.
 * @param {readonly DocsVersion[]} versions the newest first
 * @param {object} cut
 * @param {string} cut.version
 * @param {string} cut.date day on which it was cut: `2024-03-22`
 * @param {DocsVersion['languages']} cut.languages all of the site
 * @returns {DocsVersion[]}
 */
export function versionsAfterCut(versions, { version, date, languages }) {
  const working = versions.find(({ docs }) => docs === 'current');
  if (!working) throw new Error(`${MODEL_FILE} lacks the version whose pages are in docs/`);
  const { families } = working;
  return [
    {
      ...{ id: 'next', docs: 'current', path: 'next', label: 'next' },
      ...{ status: 'next', banner: 'unreleased', date: null, packages: null, families },
    },
    {
      ...{ id: version, docs: version, path: '', label: version },
      ...{ status: 'current', banner: 'none', date, languages },
      ...{ packages: packagesFolderOf(version), families },
    },
    ...versions.filter((each) => each !== working).map(replaced),
  ];
}

/**
 * @param {string} projectDir
 * @param {readonly DocsVersion[]} versions
 * @throws with what is wrong in the list
 */
export function checkModel(projectDir, versions) {
  const schema = JSON.parse(readFileSync(path.join(projectDir, SCHEMA), 'utf8'));
  const validate = new Ajv({ allErrors: true }).compile(schema);
  if (validate(versions)) return;
  const faults = validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);
  throw new Error(`${MODEL_FILE} would break its schema: ${faults?.join('; ')}`);
}

/**
 * Changes the list of versions, and what is made from it.
 * @param {object} options
 * @param {string} options.projectDir
 * @param {(versions: readonly DocsVersion[]) => DocsVersion[]} options.change
 * @param {string} options.done what the change is, in one line
 * @param {import('./frozen-data.mjs').FormatJson} options.formatJson
 * @param {(manifest: string, versions: readonly DocsVersion[]) => string} options.withUnitScripts gives
 *   the text of package.json a script for each unit
 * @returns {Step}
 */
export function changeModel({ projectDir, change, done, formatJson, withUnitScripts }) {
  const inProject = (/** @type {string} */ name) => path.join(projectDir, name);
  return {
    async do() {
      const versions = change(readModel(projectDir));
      checkModel(projectDir, versions);
      writeFileSync(inProject(MODEL_FILE), await formatJson(versions, inProject(MODEL_FILE)));
      const manifest = readFileSync(inProject(MANIFEST_FILE), 'utf8');
      writeFileSync(inProject(MANIFEST_FILE), withUnitScripts(manifest, versions));
      return done;
    },
    undo: undoOf([MODEL_FILE, MANIFEST_FILE], projectDir),
  };
}

/**
 * Docusaurus writes its list in another form than Prettier.
 * @param {string} projectDir
 * @param {import('./frozen-data.mjs').FormatJson} formatJson
 * @returns {Step}
 */
export function formatVersions(projectDir, formatJson) {
  const file = path.join(projectDir, VERSIONS_FILE);
  return {
    async do() {
      writeFileSync(file, await formatJson(JSON.parse(readFileSync(file, 'utf8')), file));
      return `Formatted ${VERSIONS_FILE}`;
    },
  };
}
