// @ts-check
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../format-json.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** @typedef {import('../../model/quality/report').QualityReports} QualityReports */

/** As in plugins/outputs/quality, which reads the reports. */
const FOLDER = 'quality';

const HASH_LENGTH = 12;

/** @param {string[]} args */
function git(args) {
  return execFileSync('git', args, { cwd: PROJECT_ROOT, encoding: 'utf8' }).trim();
}

/**
 * Writes what a command has measured for the page about quality, with the day and the commit.
 * @template {keyof QualityReports} Name
 * @param {Name} name
 * @param {Omit<NonNullable<QualityReports[Name]>, 'date' | 'commit'>} facts
 * @returns {Promise<string>} the file, from the root of the project
 */
export async function writeQualityReport(name, facts) {
  const date = new Date().toISOString().slice(0, 10);
  const commit = git(['rev-parse', `--short=${HASH_LENGTH}`, 'HEAD']);
  const file = path.join(FOLDER, `${name}.json`);
  const target = path.join(PROJECT_ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await formatJson({ date, commit, ...facts }, target));
  return file;
}
