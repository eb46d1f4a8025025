// @ts-check
import path from 'node:path';
import { buildCommit, buildWorkingCopy } from './build-sides.mjs';
import { compareSites } from './compare-sites.mjs';
import { readVisualOptions } from './options.mjs';
import { ReportWriter } from './report/write-report.mjs';

/** Exit codes, as those of `diff`. */
const EQUAL = 0;
const DIFFERENT = 1;
const FAILED = 2;

/** Most lines of the list of differences; the report has all. */
const MOST_LINES = 40;

/** @param {string} text */
const progress = (text) => process.stderr.write(`${text}\n`);

/** @param {ReportWriter} report */
function printDifferences({ differences }) {
  for (const { page, name, state, kind, pixels } of differences.slice(0, MOST_LINES)) {
    console.log(`${page}${name && `#${name}`}, ${state}: ${kind}, ${pixels} pixels`);
  }
  if (differences.length > MOST_LINES) console.log(`and ${differences.length - MOST_LINES} more`);
}

/**
 * `npm run visual -- <ref>`: compares what the working copy and a commit show; `options.mjs` describes
 * the options.
 * @returns {Promise<number>} exit code
 */
async function main() {
  const options = readVisualOptions(process.argv.slice(2), process.cwd());
  const { ref = '', before, after, only } = options;
  const sideOf = (/** @type {string} */ dir) => ({ dir, title: dir });
  // In this order: the commit takes the reference of the working copy, if it has the same.
  const current = after ? sideOf(after) : await buildWorkingCopy();
  const old = before ? sideOf(before) : await buildCommit(ref);
  const report = new ReportWriter(options.report);
  const started = performance.now();
  const sites = { before: old.dir, after: current.dir, only };
  const { pictures, restless } = await compareSites(sites, report, progress);
  const page = report.finish({ before: old.title, after: current.title, pictures });
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  for (const name of restless) console.log(`Went on changing while it was looked at: ${name}`);
  printDifferences(report);
  console.log(`${report.differences.length} differences in ${pictures} pictures, ${minutes} min.`);
  console.log(`Report: ${path.relative(process.cwd(), page)}`);
  return report.differences.length === 0 ? EQUAL : DIFFERENT;
}

main().then(
  (code) => (process.exitCode = code),
  (error) => {
    console.error(error.message);
    process.exitCode = FAILED;
  },
);
