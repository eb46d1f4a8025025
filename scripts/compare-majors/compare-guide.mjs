// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { compareMajors } from './compare.mjs';
import { namesToCover, uncovered } from './coverage.mjs';
import { fetchPackages } from './fetch-packages.mjs';
import { readMajor } from './read-major.mjs';

/**
 * Differences between the majors of a guide, and the names that it does not mention.
 * @typedef {object} GuideReport
 * @property {import('./compare.mjs').Comparison} comparison
 * @property {import('./coverage.mjs').OldName[]} found removed and renamed names
 * @property {import('./coverage.mjs').OldName[]} missing those that the guide does not name
 */

/**
 * @param {import('./guides.mjs').Guide} guide
 * @returns {Promise<GuideReport>}
 */
export async function compareGuide({ packages, to, page, renames }) {
  const names = Object.keys(packages);
  const older = readMajor(await fetchPackages(packages), names);
  const installed = path.join(PROJECT_ROOT, 'node_modules');
  const newer = readMajor(to ? await fetchPackages(to) : installed, names);
  const comparison = compareMajors(older, newer, renames);
  const found = namesToCover(comparison);
  const missing = uncovered(found, readFileSync(path.join(PROJECT_ROOT, page), 'utf8'));
  return { comparison, found, missing };
}
