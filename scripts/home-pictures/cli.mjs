// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../launch-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { createSiteServer } from '../serve/server.mjs';
import { webpOf } from '../webp-of.mjs';

/**
 * Takes the pictures on the home page of the examples that start there, in `build/`. They are
 * committed: take them again when an example or its look changes.
 */
const FOLDER = path.join(PROJECT_ROOT, 'static/img/home');

/** Pixels of the window, and what the name of a picture ends with. */
const WIDTHS = /** @type {const} */ ([
  [1440, ''],
  [360, '-phone'],
]);

/** @typedef {import('@playwright/test').Page} Page */

/** @param {Page} page */
async function startExamples(page) {
  const cards = await page.locator('article', { has: page.getByRole('group') }).all();
  for (const card of cards) {
    await card.getByRole('button', { name: /^Try it here/ }).press('Enter');
    await card.locator('[data-demo-stage="ready"]').waitFor();
  }
  // Nothing looks hovered, and charts have drawn themselves in.
  await page.mouse.move(0, 0);
  await page.waitForTimeout(2500);
  return cards;
}

/**
 * @param {Page} page
 * @param {string} suffix
 */
async function takePictures(page, suffix) {
  for (const card of await startExamples(page)) {
    const name = await card.locator('img').first().getAttribute('src');
    const family = /([\w-]+)-light\.webp$/.exec(name ?? '')?.[1];
    if (!family) throw new Error(`No family is known for the picture ${name}`);
    const png = await card.locator('[data-demo-stage]').screenshot({ animations: 'disabled' });
    const webp = await webpOf(page, png);
    writeFileSync(path.join(FOLDER, `${family}-${suffix}.webp`), webp);
    console.log(`${family}-${suffix}.webp: ${Math.round(webp.length / 1024)} kB`);
  }
}

mkdirSync(FOLDER, { recursive: true });
const site = await createSiteServer({ dir: path.join(PROJECT_ROOT, 'build') });
const browser = await launchChromium();
for (const [width, end] of WIDTHS) {
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const viewport = { width, height: 900 };
    const page = await browser.newPage({ colorScheme, viewport, deviceScaleFactor: 1.5 });
    await page.goto(site.origin);
    await takePictures(page, `${colorScheme}${end}`);
    await page.close();
  }
}
await browser.close();
await site.close();
