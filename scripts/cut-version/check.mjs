// @ts-check
import {
  checkCleanTree,
  existingSnapshot,
  MODEL_FILE,
  readModel,
  readVersions,
  VERSIONS_FILE,
} from '../docs-versions.mjs';
import { compareVersions, isVersion } from './version-number.mjs';

/** @typedef {import('../docs-versions.mjs').DocsVersion} DocsVersion */

/**
 * Checks that `docs/` describes a version: somebody who forgets to change the numbers of the families
 * after a cut would keep wrong ones for good.
 * @param {string} version
 * @param {readonly DocsVersion[]} model
 */
function checkFamilies(version, model) {
  const working = model.find(({ docs }) => docs === 'current');
  const families = Object.entries(working?.families ?? {});
  const isOfVersion = families.some(
    ([, family]) => family.version === version || family.version.startsWith(`${version}.`),
  );
  if (isOfVersion) return;
  const numbers = families.map(([family, listed]) => `${family} ${listed.version}`).join(', ');
  throw new Error(`No family of docs/ is at ${version} in ${MODEL_FILE}: it has ${numbers}`);
}

/**
 * Checks that a version can be cut.
 * @param {string} version
 * @param {string} projectDir
 * @throws with one line when it cannot
 */
export function checkCut(version, projectDir) {
  if (!version) throw new Error('Which version? npm run cut-version -- 7.0.0');
  if (!isVersion(version)) {
    throw new Error(`"${version}" is not a version: write numbers such as 7.0.0 or 7.0.0-beta.1`);
  }
  const cut = readVersions(projectDir);
  if (cut.includes(version)) throw new Error(`Version ${version} is in ${VERSIONS_FILE} already`);
  const model = readModel(projectDir);
  if (model.some(({ id, docs }) => id === version && docs !== 'current')) {
    throw new Error(`Version ${version} is in ${MODEL_FILE} already`);
  }
  const [last] = cut;
  if (last !== undefined && compareVersions(version, last) <= 0) {
    throw new Error(`Version ${version} is not newer than ${last}, the last one that was cut`);
  }
  checkFamilies(version, model);
  checkCleanTree(projectDir);
  // Git does not see what it ignores: the generated reference of a version that was once here.
  const [found] = existingSnapshot(version, projectDir);
  if (found !== undefined) throw new Error(`Remove ${found} first: no version uses it`);
}
