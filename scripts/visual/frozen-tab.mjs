// @ts-check
import { fileURLToPath } from 'node:url';
import { ON_THIS_MACHINE } from '../find-chromium.mjs';
import { launchChromium } from '../launch-chromium.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */

/** The time at which pages stand still. */
const NOW = '2024-05-15T10:00:00';

/** Otherwise Chromium draws a page first, and its images when they are decoded. */
const DRAWN_AT_ONCE = ['--in-process-gpu', '--disable-checker-imaging'];

/** Milliseconds: four pages load at a time, on whatever machine. */
const PATIENCE = 120_000;

const FROZEN = fileURLToPath(new URL('in-page/frozen.js', import.meta.url));

/**
 * Counts requests that are not answered yet.
 * @param {import('@playwright/test').Page} page
 */
function watchRequests(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const open = new Set();
  page.on('request', (request) => open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  // Requests of the page before may end without an event.
  page.on('domcontentloaded', () => open.clear());
  return open;
}

/**
 * Opens a browser with the fonts of this project, which finds no other machine.
 * @returns {Promise<Browser>}
 */
export async function openBrowser() {
  return launchChromium([ON_THIS_MACHINE, ...DRAWN_AT_ONCE]);
}

/**
 * Opens a tab in which each visit looks the same: in-page/frozen.js describes how.
 * @param {Browser} browser
 */
export async function openFrozenTab(browser) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'Europe/Berlin',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript({ path: FROZEN });
  // Without a choice, the layout of the reference is drawn by lot.
  await context.addInitScript(() => localStorage.setItem('apiPage_default', 'expanded'));
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, devtools, requests: watchRequests(page) };
}

/** @typedef {Awaited<ReturnType<typeof openFrozenTab>>} Tab */
