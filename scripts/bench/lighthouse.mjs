// @ts-check
import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { withBrowserFonts } from '../browser-fonts/environment.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { median } from './metrics.mjs';

/**
 * @typedef {object} Scores
 * @property {number} performance 0 to 100, the median
 * @property {number} accessibility 0 to 100, the lowest
 * @property {number} seo 0 to 100, the lowest
 * @property {string[]} findings names of the audits of accessibility and SEO that failed
 */

/**
 * @param {string} url
 * @param {number} port where Chromium takes orders
 */
async function audit(url, port) {
  const result = await lighthouse(url, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: ['performance', 'accessibility', 'seo'],
  });
  if (!result || result.lhr.runtimeError) {
    throw new Error(`Lighthouse: ${result?.lhr.runtimeError?.message ?? 'no result'} (${url})`);
  }
  return result.lhr;
}

/** @param {import('lighthouse').Result} report */
function failedAudits({ categories, audits }) {
  return [categories.accessibility, categories.seo]
    .flatMap((category) => category?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && audits[id]?.score === 0)
    .map(({ id }) => id);
}

/**
 * Lighthouse's scores of a page on its own simulated phone.
 * @param {string} url
 * @param {{ chromium: string, args: string[], runs: number }} options
 * @returns {Promise<Scores>}
 */
export async function measureScores(url, { chromium, args, runs }) {
  const score = (/** @type {{ score: number | null } | undefined} */ category) =>
    Math.round((category?.score ?? 0) * 100);
  const reports = [];
  for (let run = 0; run < runs; run += 1) {
    const chrome = await launch({
      chromePath: chromium,
      chromeFlags: [...args, '--headless=new'],
      envVars: withBrowserFonts(PROJECT_ROOT),
      logLevel: 'silent',
    });
    try {
      reports.push(await audit(url, chrome.port));
    } finally {
      chrome.kill();
    }
  }
  return {
    performance: median(reports.map(({ categories }) => score(categories.performance))),
    accessibility: Math.min(...reports.map(({ categories }) => score(categories.accessibility))),
    seo: Math.min(...reports.map(({ categories }) => score(categories.seo))),
    findings: [...new Set(reports.flatMap(failedAudits))],
  };
}
