// @ts-check
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { folderOfUnit } from '../build/build-unit.mjs';
import { loadTypeScript } from '../load-typescript.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { measureBuild } from './measure-build.mjs';
import { readTestResults } from './read-test-results.mjs';
import { writeQualityReport } from './write-report.mjs';

/** The documented version in English. */
const UNIT = 'x/current/en';

/** @param {string} file */
function inProject(file) {
  const found = path.resolve(PROJECT_ROOT, file);
  if (!existsSync(found)) throw new Error(`There is no ${file}`);
  return found;
}

/** Functions that write a report, by its name. */
export const REPORTS = {
  build: (dir = 'build') =>
    writeQualityReport(
      'build',
      measureBuild(inProject(dir), {
        unit: inProject(folderOfUnit(UNIT)),
        unknownNames: inProject(`.cache/api-names/${UNIT}/unknown.txt`),
      }),
    ),
  tests: (file = 'test-results/browser.json') => {
    /** @type {typeof import('../../e2e/fixtures/package-findings')} */
    const { PACKAGE_FINDINGS } = loadTypeScript('e2e/fixtures/package-findings.ts');
    const results = JSON.parse(readFileSync(inProject(file), 'utf8'));
    return writeQualityReport('tests', readTestResults(results, [...PACKAGE_FINDINGS]));
  },
};
