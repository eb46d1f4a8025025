// @ts-check
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { CHROMIUM_ARGS, findChromium } from './find-chromium.mjs';
import { PROJECT_ROOT } from './project-root.mjs';
import { createSiteServer } from './serve/server.mjs';

/**
 * Draws the images of the web app manifest from the logo and from `build/`. They are committed: a
 * build takes no pictures. Run it after the logo or the look has changed.
 */
const FOLDER = path.join(PROJECT_ROOT, 'static/img/app');
const BACKGROUND = '#ffffff';

/** `share` is how much of the width the logo takes: less where a system cuts the corners off. */
const ICONS = [
  { name: 'icon-192', size: 192, share: 0.8 },
  { name: 'icon-512', size: 512, share: 0.8 },
  { name: 'icon-maskable-512', size: 512, share: 0.52, background: BACKGROUND },
  { name: 'apple-touch-icon', size: 180, share: 0.66, background: BACKGROUND },
];

const SCREENSHOTS = [
  { name: 'wide', viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 },
  { name: 'narrow', viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
];
const SHOWN = '/x/react-data-grid/';

/** @typedef {import('@playwright/test').Browser} Browser */

/** @param {Browser} browser */
async function drawIcons(browser) {
  const logo = readFileSync(path.join(PROJECT_ROOT, 'static/img/logo.svg')).toString('base64');
  for (const { name, size, share, background = 'transparent' } of ICONS) {
    const page = await browser.newPage({ viewport: { width: size, height: size } });
    await page.setContent(
      `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
        `<img style="width:${share * 100}%" src="data:image/svg+xml;base64,${logo}">`,
    );
    const file = path.join(FOLDER, `${name}.png`);
    await page.screenshot({ path: file, omitBackground: background === 'transparent' });
    await page.close();
  }
}

/** @param {Browser} browser @param {string} origin */
async function takeScreenshots(browser, origin) {
  for (const { name, ...device } of SCREENSHOTS) {
    const page = await browser.newPage(device);
    await page.goto(origin + SHOWN);
    const demo = page.locator('[data-demo]').first();
    // So that some of the text above the demo is seen as well.
    await demo.evaluate((element) => {
      element.style.scrollMarginTop = '260px';
      element.scrollIntoView();
    });
    await demo.locator('[data-demo-stage="ready"]').waitFor();
    await page.waitForTimeout(1000);
    const file = path.join(FOLDER, `${name}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: 78 });
    await page.close();
  }
}

/** `node scripts/app-images.mjs` */
async function main() {
  const executablePath = await findChromium();
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS });
  const server = await createSiteServer({ dir: path.join(PROJECT_ROOT, 'build') });
  try {
    await drawIcons(browser);
    await takeScreenshots(browser, server.origin);
  } finally {
    await Promise.all([browser.close(), server.close()]);
  }
}

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
