// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { formatJson } from '../format-json.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { measuredCommit, REPORTS_FOLDER } from './measured-commit.mjs';

/** @typedef {import('../../model/quality/report').QualityReports} QualityReports */

/**
 * Writes what a command has measured for the page about quality, with the day and the commit.
 * @template {keyof QualityReports} Name
 * @param {Name} name
 * @param {Omit<NonNullable<QualityReports[Name]>, 'date' | 'commit'>} facts
 * @returns {Promise<string>} the file, from the root of the project
 * @throws when files are not committed
 */
export async function writeQualityReport(name, facts) {
  const date = new Date().toISOString().slice(0, 10);
  const commit = measuredCommit();
  const file = path.join(REPORTS_FOLDER, `${name}.json`);
  const target = path.join(PROJECT_ROOT, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, await formatJson({ date, commit, ...facts }, target));
  return file;
}
