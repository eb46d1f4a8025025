// @ts-check
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { clickFirstDemo } from './first-demo.mjs';
import { NetworkLog } from './network-log.mjs';
import { slowDown } from './throttling.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./throttling.mjs').Device} Device */

/**
 * @typedef {object} Observed
 * @property {number} [firstPaint] first contentful paint
 * @property {number} [largestPaint] largest contentful paint
 * @property {number} shift cumulative layout shift: the worst burst, as browsers report it
 * @property {number} blocking total blocking time after the first paint
 * @property {number} quietFor milliseconds since the end of the last long task
 */

const OBSERVER = fileURLToPath(new URL('in-page/observe.js', import.meta.url));

/** A page has settled when neither network nor main thread did anything for this long. */
const QUIET = 1500;
const TIMEOUT = 60_000;

/**
 * Opens a tab with an empty cache on a device, and closes it afterwards.
 * @template Result
 * @param {Browser} browser
 * @param {Device} device
 * @param {(page: Page, log: NetworkLog) => Promise<Result>} use
 * @returns {Promise<Result>}
 */
export async function withColdPage(browser, device, use) {
  const context = await browser.newContext(device.context);
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(TIMEOUT);
    const cdp = await context.newCDPSession(page);
    await slowDown(cdp, device);
    await page.addInitScript({ path: OBSERVER });
    return await use(page, new NetworkLog(cdp));
  } finally {
    await context.close();
  }
}

/**
 * @param {Page} page
 * @returns {Promise<Observed>}
 */
function readObserved(page) {
  return page.evaluate('benchReport()');
}

/**
 * Waits until nothing moves any more.
 * @param {Page} page
 * @param {NetworkLog} log
 */
export async function settle(page, log) {
  const deadline = Date.now() + TIMEOUT;
  while (Date.now() < deadline) {
    const { quietFor } = await readObserved(page);
    if (quietFor > QUIET && log.quietFor > QUIET) return;
    await pause(200);
  }
  throw new Error(`${page.url()} did not come to rest within ${TIMEOUT / 1000} s`);
}

/**
 * Measures one visit without input: transfers, paints, blocking time.
 * @param {Browser} browser
 * @param {Device} device
 * @param {string} url
 * @returns {Promise<import('./metrics.mjs').Metrics>}
 */
function measureLoad(browser, device, url) {
  return withColdPage(browser, device, async (page, log) => {
    await page.goto(url, { waitUntil: 'load' });
    await settle(page, log);
    const { firstPaint, largestPaint, shift, blocking } = await readObserved(page);
    return { ...log.traffic, firstPaint, largestPaint, shift, blocking };
  });
}

/**
 * Measures a visit with a click as early as possible. Separate from the other: after a click, the
 * browser reports neither the largest paint nor layout shifts.
 * @param {Browser} browser
 * @param {Device} device
 * @param {string} url
 * @returns {Promise<number | undefined>} milliseconds until the first demo has answered a click
 */
function measureUsable(browser, device, url) {
  return withColdPage(browser, device, async (page) => {
    const { answered } = await clickFirstDemo(page, TIMEOUT);
    await page.goto(url, { waitUntil: 'commit' });
    return answered;
  });
}

/**
 * @param {Browser} browser
 * @param {Device} device
 * @param {string} url
 * @param {boolean} demo whether the page has a demo to use
 * @returns {Promise<import('./metrics.mjs').Metrics>}
 */
export async function measurePage(browser, device, url, demo) {
  const load = await measureLoad(browser, device, url);
  return demo ? { ...load, usable: await measureUsable(browser, device, url) } : load;
}
