// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../project-root.mjs';
import { projectFiles } from '../test-affected/changed-files.mjs';

/**
 * Days and zones that break code which computes with dates, and on which `npm run test:full` tests
 * again: a leap day, the last minute of a year, and offsets that are not whole hours (+05:45, and
 * −03:30 or −02:30 in summer).
 * @type {{ title: string, file: string, env: NodeJS.ProcessEnv }[]} `file`: the end of report names
 */
export const OTHER_DAYS = [
  {
    title: '29 February, Kathmandu',
    file: 'leap-day',
    env: { TEST_CLOCK: '2028-02-29T12:00:00', TEST_ZONE: 'Asia/Kathmandu' },
  },
  {
    title: '31 December 23:59, St. John’s',
    file: 'end-of-year',
    env: { TEST_CLOCK: '2026-12-31T23:59:00', TEST_ZONE: 'America/St_Johns' },
  },
];

/** @param {string} folder @param {string[]} pages */
const specsOf = (folder, pages) => pages.map((page) => `e2e/pages/${folder}/${page}.spec.ts`);

/** Browser tests of pages that show, accept or compare dates; the others do not depend on the day. */
export const DATE_SPECS = [
  'e2e/pages/date-pickers/',
  ...specsOf('data-grid', ['column-definition', 'column-header', 'custom-columns', 'demo']),
  ...specsOf('data-grid', ['editing', 'export', 'export-excel', 'filtering', 'localization']),
  ...specsOf('data-grid', ['row-grouping', 'row-updates', 'sorting', 'tree-data']),
  ...specsOf('charts', ['axis', 'composition', 'gantt', 'heat-map', 'lines', 'sparkline']),
  ...specsOf('introduction', ['whats-new']),
  ...specsOf('migration', ['guides']),
  'e2e/features/exported-files.spec.ts',
];

/** Matches code that reads the clock, or computes with dates by itself or with a date library. */
const USES_DATES =
  /\bnew Date\(|\bDate\.now\b|\bIntl\.(?:DateTime|RelativeTime)Format\b|\btoLocale(?:Date|Time)?String\b|\b(?:dayjs|moment)\(|\bDateTime\./;

/** `DATE_SPECS` lists the browser tests, and every unit test loads the module that moves the clock. */
const NOT_SEARCHED = /^(?:e2e|tests|scripts\/test)\//;

/**
 * Modules that compute with dates: Jest finds the unit tests that import one of them.
 * @returns {string[]} relative to the root of the project
 */
export function modulesWithDates() {
  return projectFiles()
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !NOT_SEARCHED.test(file))
    .filter((file) => USES_DATES.test(readFileSync(path.join(PROJECT_ROOT, file), 'utf8')));
}
