// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cutSteps } from '../cut-version/steps.mjs';
import {
  existingSnapshot,
  MANIFEST_FILE,
  MODEL_FILE,
  readModel,
  VERSIONS_FILE,
} from '../docs-versions.mjs';
import { runSteps } from '../undoable-steps.mjs';
import { commitAll } from './copy-project.mjs';

/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */
/** @typedef {ReturnType<typeof import('../cut-version/site-options.mjs').optionsOfSite>} SiteOptions */

/** The family whose numbers name the versions that are cut. */
const FAMILY = 'data-grid';

/** @param {DocsVersion} version @returns {string} */
function numberOf({ families }) {
  const number = families[FAMILY]?.version;
  if (number === undefined) throw new Error(`The version in docs/ lacks ${FAMILY}`);
  return number;
}

/** @param {string} copy @returns {DocsVersion} */
function workingCopy(copy) {
  const found = readModel(copy).find(({ docs }) => docs === 'current');
  if (!found) throw new Error(`${MODEL_FILE} lacks the version whose pages are in docs/`);
  return found;
}

/**
 * @param {string} copy
 * @param {readonly DocsVersion[]} versions
 * @param {SiteOptions['withUnitScripts']} withUnitScripts
 */
function writeModel(copy, versions, withUnitScripts) {
  const manifest = path.join(copy, MANIFEST_FILE);
  writeFileSync(path.join(copy, MODEL_FILE), `${JSON.stringify(versions, null, 2)}\n`);
  writeFileSync(manifest, withUnitScripts(readFileSync(manifest, 'utf8'), versions));
}

/**
 * Makes the pages in `docs/` the only version of a copy of this project, at `/x/`, and commits that.
 * @param {string} copy
 * @param {SiteOptions} options
 */
export function keepOneVersion(copy, { withUnitScripts }) {
  const working = workingCopy(copy);
  const cut = readModel(copy).filter(({ docs }) => docs !== 'current');
  for (const file of [VERSIONS_FILE, ...cut.flatMap(({ id }) => existingSnapshot(id, copy))]) {
    rmSync(path.join(copy, file), { recursive: true, force: true });
  }
  for (const folder of ['versioned_docs', 'versions']) {
    mkdirSync(path.join(copy, folder), { recursive: true });
  }
  const id = numberOf(working);
  /** @type {DocsVersion} */
  const only = { ...working, id, label: id, path: '', status: 'current', banner: 'none' };
  writeModel(copy, [only], withUnitScripts);
  commitAll(copy);
}

/** @param {string} number `7.29.13` @returns {string} `7.30.0` */
export function minorAfter(number) {
  const [major = 0, minor = 0] = number.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/**
 * Cuts the pages in `docs/` of a copy once more, as the next minor, and commits that.
 * @param {string} copy
 * @param {SiteOptions} options
 * @param {import('../cut-version/steps.mjs').SlowTools} slow
 * @returns {Promise<string>} the version
 */
export async function cutNextVersion(copy, options, slow) {
  const working = workingCopy(copy);
  const version = minorAfter(numberOf(working));
  const family = { plans: [], ...working.families[FAMILY], version };
  const renumbered = { ...working, families: { ...working.families, [FAMILY]: family } };
  const others = readModel(copy).filter(({ docs }) => docs !== 'current');
  writeModel(copy, [renumbered, ...others], options.withUnitScripts);
  commitAll(copy);
  const date = new Date().toISOString().slice(0, 10);
  const cut = { ...options, version, date, projectDir: copy, slow };
  await runSteps(cutSteps(cut), () => undefined);
  commitAll(copy);
  return version;
}
