// @ts-check
import { createSiteServer } from '../serve/server.mjs';
import { areEqual, compareSheets } from './compare-sheets.mjs';
import { openBrowser, openFrozenTab } from './frozen-tab.mjs';
import { openPage, takeCleanSheet, takeSheet } from './sheets.mjs';
import { isShown, listSubjects } from './subjects.mjs';

/** @typedef {import('./frozen-tab.mjs').Tab} Tab */
/** @typedef {import('./sheets.mjs').Sheet} Sheet */
/** @typedef {import('./states.mjs').State} State */
/** @typedef {import('./subjects.mjs').Subject} Subject */
/** @typedef {import('./report/write-report.mjs').ReportWriter} ReportWriter */
/** @typedef {{ before: Sheet | undefined, after: Sheet | undefined }} Sheets */

/**
 * @typedef {object} Comparison
 * @property {number} pictures how many parts were compared, in all states
 * @property {string[]} restless pages that went on changing while they were looked at
 */

/** Pages that are looked at side by side: a single one waits for frames and timers half of its time. */
const LANES = 2;

/**
 * Serves a built site, with a browser of its own.
 * @param {string} dir
 */
async function openSide(dir) {
  const server = await createSiteServer({ dir });
  const browser = await openBrowser();
  const tabs = await Promise.all(Array.from({ length: LANES }, () => openFrozenTab(browser)));
  return {
    /**
     * @param {Subject} subject
     * @param {number} lane
     * @returns {Promise<Tab | undefined>} with the page, if the site has it
     */
    async open(subject, lane) {
      const tab = tabs[lane];
      if (!tab || !isShown(dir, subject)) return undefined;
      await openPage(tab, server.origin + subject.path, subject);
      return tab;
    },
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * Takes a sheet on both sides. Where they differ, both are taken again with more care.
 * @param {(Tab | undefined)[]} tabs with the page, before and after
 * @param {State} state
 * @param {boolean} demosOnly
 * @returns {Promise<Sheets>}
 */
async function takeSheets(tabs, state, demosOnly) {
  const sheets = await Promise.all(tabs.map((tab) => tab && takeSheet(tab, state, demosOnly)));
  const [before, after] = sheets;
  if (areEqual(before, after)) return { before, after };
  const [cleanBefore, cleanAfter] = await Promise.all(
    tabs.map((tab, side) => {
      const sheet = sheets[side];
      return tab && sheet && takeCleanSheet(tab, sheet, demosOnly);
    }),
  );
  return { before: cleanBefore, after: cleanAfter };
}

/**
 * Compares a page in all its states.
 * @param {Subject} subject
 * @param {(Tab | undefined)[]} tabs with the page, before and after
 * @param {ReportWriter} report
 * @returns {Promise<Comparison>}
 */
async function compareSubject(subject, tabs, report) {
  const comparison = { pictures: 0, restless: /** @type {string[]} */ ([]) };
  for (const state of subject.states) {
    const sheets = await takeSheets(tabs, state, subject.demosOnly);
    comparison.pictures += (sheets.after ?? sheets.before)?.parts.length ?? 0;
    if ([sheets.before, sheets.after].some((sheet) => sheet?.atRest === false)) {
      comparison.restless.push(`${subject.path} (${state.title})`);
    }
    report.add({ subject, state, sheets }, compareSheets(sheets.before, sheets.after));
  }
  return comparison;
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
  const waiting = [...subjects];
  /** @type {Comparison[]} */
  const comparisons = [];
  const workThrough = async (/** @type {number} */ lane) => {
    for (let subject = waiting.shift(); subject; subject = waiting.shift()) {
      progress(`${subjects.length - waiting.length} of ${subjects.length}: ${subject.path}`);
      const shown = subject;
      const tabs = await Promise.all(sides.map((side) => side.open(shown, lane)));
      comparisons.push(await compareSubject(shown, tabs, report));
    }
  };
  try {
    await Promise.all(Array.from({ length: LANES }, (_, lane) => workThrough(lane)));
  } finally {
    await Promise.all(sides.map((side) => side.close()));
  }
  return {
    pictures: comparisons.reduce((sum, { pictures }) => sum + pictures, 0),
    restless: comparisons.flatMap(({ restless }) => restless).sort(),
  };
}
