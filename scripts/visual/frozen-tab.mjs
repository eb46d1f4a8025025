// @ts-check
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { withBrowserFonts } from '../browser-fonts/environment.mjs';
import { CHROMIUM_ARGS, findChromium, ON_THIS_MACHINE } from '../find-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';

/** The time at which pages stand still. */
const NOW = '2024-05-15T10:00:00';

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
 * Opens a browser with a tab in which each visit looks the same: a clock that stands, the same random
 * numbers, fonts of this project, no other machines. A browser for each site uses both cores.
 */
export async function openFrozenTab() {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: [...CHROMIUM_ARGS, ON_THIS_MACHINE, '--in-process-gpu'],
    env: withBrowserFonts(PROJECT_ROOT),
  });
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
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  return { page, devtools, requests: watchRequests(page), close: () => browser.close() };
}

/** @typedef {Awaited<ReturnType<typeof openFrozenTab>>} Tab */
