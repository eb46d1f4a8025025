// @ts-check
import path from 'node:path';
import { parseArgs } from 'node:util';
import { CHROMIUM_ARGS, findChromium, ON_THIS_MACHINE } from '../find-chromium.mjs';
import { launchChromium } from '../launch-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { measureBuild } from './build-cost.mjs';
import { measureScores } from './lighthouse.mjs';
import { measurePage } from './measure-page.mjs';
import { medianMetrics } from './metrics.mjs';
import { measureNextPage } from './next-page.mjs';
import { LIGHTHOUSE_PAGES, NEXT_PAGES, PAGES, STOCK_PAGE } from './pages.mjs';
import { buildTable, nextPagesTable, pagesTable, scoresTable } from './report.mjs';
import { isBuilt, serveSites } from './sites.mjs';
import { DESKTOP, SLOW_PHONE } from './throttling.mjs';
import { Verdict } from './verdict.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('./pages.mjs').BenchPage} BenchPage */
/** @typedef {import('./throttling.mjs').Device} Device */
/** @typedef {Awaited<ReturnType<typeof serveSites>>} Sites */

// Requests to other hosts are not part of the benchmark, and their answers must not affect the times.
const LIGHTHOUSE_ARGS = [...CHROMIUM_ARGS, ON_THIS_MACHINE];

const progress = (/** @type {string} */ text) => process.stderr.write(`${text}\n`);

function readOptions() {
  const { values } = parseArgs({
    options: {
      dir: { type: 'string', default: 'build' },
      runs: { type: 'string', default: '3' },
      pages: { type: 'string' },
      build: { type: 'boolean', default: false },
      'skip-lighthouse': { type: 'boolean', default: false },
    },
  });
  const dir = path.resolve(PROJECT_ROOT, values.dir);
  const wanted = values.pages?.split(',');
  const isWanted = (/** @type {BenchPage} */ page) => {
    if (wanted && !wanted.includes(page.name)) return false;
    if (!isBuilt(dir, page.path)) progress(`Left out, as it is not in the build: ${page.path}`);
    return isBuilt(dir, page.path);
  };
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a number from 1 on');
  return { ...values, dir, runs, isWanted };
}

/**
 * Each run visits all pages, so a slow moment of the machine does not affect only one page.
 * @param {Browser} browser
 * @param {Device} device
 * @param {{ sites: Sites, pages: BenchPage[], runs: number }} what
 */
async function measurePages(browser, device, { sites, pages, runs }) {
  const measured = pages.map((page) => ({
    page,
    all: /** @type {import('./metrics.mjs').Metrics[]} */ ([]),
  }));
  for (let run = 1; run <= runs; run += 1) {
    for (const { page, all } of measured) {
      progress(`${device.slow ? 'slow phone' : 'desktop'}, run ${run} of ${runs}: ${page.path}`);
      all.push(await measurePage(browser, device, sites.urlOf(page), page.demo));
    }
  }
  return measured.map(({ page, all }) => ({ page, metrics: medianMetrics(all) }));
}

/**
 * @param {{ sites: Sites, pages: BenchPage[], runs: number, dir: string }} what
 * @param {Verdict} verdict
 */
async function benchInBrowser(what, verdict) {
  const browser = await launchChromium([ON_THIS_MACHINE]);
  try {
    // The first page of a browser pays for the browser's own start.
    await measurePage(browser, DESKTOP, what.sites.urlOf(STOCK_PAGE), false);
    for (const device of [DESKTOP, SLOW_PHONE]) {
      const measured = await measurePages(browser, device, what);
      console.log(`\n${device.title}\n\n${pagesTable(device, measured, verdict)}`);
    }
    const steps = [];
    for (const step of NEXT_PAGES.filter(({ from, to }) =>
      [from, to].every((page) => isBuilt(what.dir, page)),
    )) {
      progress(`next page: ${step.to}`);
      steps.push({ ...step, bytes: await measureNextPage(browser, what.sites.origin, step) });
    }
    if (steps.length) console.log(`\n${nextPagesTable(steps, verdict)}`);
  } finally {
    await browser.close();
  }
}

/**
 * @param {string} executable
 * @param {{ sites: Sites, pages: BenchPage[], runs: number }} what
 * @param {Verdict} verdict
 */
async function benchWithLighthouse(executable, { sites, pages, runs }, verdict) {
  const measured = [];
  for (const page of pages) {
    progress(`Lighthouse: ${page.path}`);
    const options = { chromium: executable, args: LIGHTHOUSE_ARGS, runs };
    measured.push({ page, scores: await measureScores(sites.urlOf(page), options) });
  }
  console.log(`\n${scoresTable(measured, verdict)}`);
}

/** `npm run bench -- [--runs 3] [--build] [--pages text,grid] [--skip-lighthouse] [--dir build]` */
async function main() {
  const { dir, runs, isWanted, build, 'skip-lighthouse': skipLighthouse } = readOptions();
  const sites = await serveSites(dir);
  const verdict = new Verdict();
  try {
    const executable = await findChromium();
    const pages = [...PAGES.filter(isWanted), STOCK_PAGE];
    console.log(`Median of ${runs}; kB = 1000 bytes over the wire with gzip; cold cache.`);
    await benchInBrowser({ sites, pages, runs, dir }, verdict);
    if (!skipLighthouse) {
      const audited = pages.filter(
        (page) => page === STOCK_PAGE || LIGHTHOUSE_PAGES.includes(page),
      );
      await benchWithLighthouse(executable, { sites, pages: audited, runs }, verdict);
    }
  } finally {
    await sites.close();
  }
  if (build) {
    progress('Building English without caches');
    console.log(`\n${buildTable(await measureBuild(), verdict)}`);
  }
  console.log(`\n${verdict}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
