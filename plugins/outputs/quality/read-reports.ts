import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Joi } from '@docusaurus/utils-validation';
import type { QualityReports } from '../../../model/quality/report';

/** Folder of the reports that commands write, in the root of the project. */
export const REPORTS_FOLDER = 'quality';

const COUNT = Joi.number().integer().min(0).required();
const TEXT = Joi.string().required();

const MEASURED = {
  date: Joi.string()
    .pattern(/^\d{4}-\d\d-\d\d$/)
    .required(),
  commit: Joi.string()
    .pattern(/^[\da-f]{8,40}$/)
    .required(),
};

const list = (row: Record<string, Joi.Schema>) => Joi.array().items(Joi.object(row)).required();

/** The files of the folder, without their ending. */
const SCHEMAS: Record<keyof QualityReports, Joi.ObjectSchema> = {
  build: Joi.object({
    ...MEASURED,
    pages: list({ kind: TEXT, address: TEXT, html: COUNT, script: COUNT, style: COUNT }),
    site: Joi.object({ files: COUNT, bytes: COUNT }).required(),
    names: Joi.object({ reference: COUNT, unknown: COUNT }).required(),
  }),
  tests: Joi.object({
    ...MEASURED,
    accessibility: Joi.object({
      pages: COUNT,
      withFindings: COUNT,
      excluded: list({ rule: TEXT, selector: TEXT, reason: TEXT }),
    }).required(),
    queries: list({ set: TEXT, start: TEXT, found: COUNT, count: COUNT }),
  }),
  mutants: Joi.object({
    ...MEASURED,
    families: list({ family: TEXT, noticed: COUNT, judged: COUNT }),
  }),
};

function readReport(siteDir: string, name: keyof QualityReports): unknown {
  const file = `${REPORTS_FOLDER}/${name}.json`;
  if (!existsSync(path.join(siteDir, file))) return undefined;
  let report: unknown;
  try {
    report = JSON.parse(readFileSync(path.join(siteDir, file), 'utf8'));
  } catch (cause) {
    throw new Error(`${file} is not valid JSON: ${String(cause)}`, { cause });
  }
  const { error } = SCHEMAS[name].validate(report, { convert: false });
  if (error) throw new Error(`${file}: ${error.message}`);
  return report;
}

/**
 * Reads what commands have measured and somebody has committed.
 * @param siteDir root of the project
 * @throws with the file and the field when a report is not as its command writes it
 */
export function readReports(siteDir: string): QualityReports {
  const names = Object.keys(SCHEMAS) as (keyof QualityReports)[];
  const found = names.map((name) => [name, readReport(siteDir, name)] as const);
  return Object.fromEntries(found.filter(([, report]) => report !== undefined));
}
