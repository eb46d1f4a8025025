// @ts-check
import { createSiteServer } from '../serve/server.mjs';
import { compareSheets } from './compare-sheets.mjs';
import { openFrozenTab } from './frozen-tab.mjs';
import { takeSheets } from './sheets.mjs';
import { isShown, listSubjects } from './subjects.mjs';

/** @typedef {import('./sheets.mjs').Sheet} Sheet */
/** @typedef {import('./subjects.mjs').Subject} Subject */
/** @typedef {import('./report/write-report.mjs').ReportWriter} ReportWriter */

/**
 * @typedef {object} Comparison
 * @property {number} pictures how many parts were compared, in all states
 * @property {string[]} restless pages that went on changing while they were looked at
 */

/**
 * A built site with a browser of its own.
 * @param {string} dir
 */
async function openSide(dir) {
  const server = await createSiteServer({ dir });
  const tab = await openFrozenTab();
  return {
    /**
     * @param {Subject} subject
     * @returns {Promise<(Sheet | undefined)[]>} one for each state
     */
    async show(subject) {
      if (!isShown(dir, subject)) return subject.states.map(() => undefined);
      return takeSheets(tab, server.origin + subject.path, subject);
    },
    async close() {
      await tab.close();
      await server.close();
    },
  };
}

/**
 * Compares everything that two built sites show, page by page, and adds the differences to a report.
 * @param {{ before: string, after: string, only: readonly string[] }} sites folders, and parts of addresses
 * @param {ReportWriter} report
 * @param {(text: string) => void} progress
 * @returns {Promise<Comparison>}
 * @throws when a page cannot be shown
 */
export async function compareSites({ before, after, only }, report, progress) {
  const subjects = listSubjects([before, after], only);
  if (subjects.length === 0) throw new Error(`No page has ${only.join(' or ')} in its address`);
  const sides = await Promise.all([openSide(before), openSide(after)]);
  const comparison = { pictures: 0, restless: /** @type {string[]} */ ([]) };
  try {
    for (const [index, subject] of subjects.entries()) {
      progress(`${index + 1} of ${subjects.length}: ${subject.path}`);
      const [old = [], current = []] = await Promise.all(sides.map((side) => side.show(subject)));
      for (const [number, state] of subject.states.entries()) {
        const sheets = { before: old[number], after: current[number] };
        comparison.pictures += (sheets.after ?? sheets.before)?.parts.length ?? 0;
        if ([sheets.before, sheets.after].some((sheet) => sheet?.atRest === false)) {
          comparison.restless.push(`${subject.path} (${state.title})`);
        }
        report.add({ subject, state, sheets }, compareSheets(sheets.before, sheets.after));
      }
    }
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
  return comparison;
}
