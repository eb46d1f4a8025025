// @ts-check
import path from 'node:path';
import { launchChromium } from '../launch-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { createSiteServer } from '../serve/server.mjs';
import { indexCopies } from './index-copies.mjs';
import { measureQuery } from './measure-query.mjs';
import { COPIES } from './multiply.mjs';

/** Limit for the first query of a user, in bytes over the wire. */
const LIMIT = 150_000;

const QUERIES = [
  'hide column',
  'columnVisibilityModel',
  'agregation',
  'grid',
  'server side pagination',
  'change no rows text',
  'disable past dates',
  'expand all nodes',
];

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} dir
 * @returns {Promise<number>} bytes of the dearest query
 */
async function measureSite(browser, dir) {
  const server = await createSiteServer({ dir });
  let most = 0;
  try {
    for (const query of QUERIES) {
      const { bytes, code, requests, cold, warm } = await measureQuery(
        browser,
        server.origin,
        query,
      );
      most = Math.max(most, bytes);
      const kilobytes = [bytes, code].map((value) => (value / 1000).toFixed(1));
      console.log(
        `${query.padEnd(24)} ${kilobytes[0]} kB (dialog ${kilobytes[1]}), ${requests} requests, ` +
          `${cold.toFixed(0)} ms cold, ${warm.toFixed(0)} ms warm`,
      );
    }
  } finally {
    await server.close();
  }
  return most;
}

/** `node scripts/search-scale/cli.mjs`: measures queries in `build/`, and with ten times its pages. */
async function main() {
  const build = path.join(PROJECT_ROOT, 'build');
  const site = path.join(PROJECT_ROOT, '.cache/search-scale');
  const made = await indexCopies(build, site, COPIES);
  const browser = await launchChromium();
  let most = 0;
  try {
    console.log('The site as it is:');
    most = Math.max(most, await measureSite(browser, build));
    console.log(
      `\n${made.pages} pages and ${made.entries} names, indexed in ${made.milliseconds} ms:`,
    );
    most = Math.max(most, await measureSite(browser, site));
  } finally {
    await browser.close();
  }
  if (most > LIMIT) throw new Error(`A query costs ${most} bytes, more than ${LIMIT}`);
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
