// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { launchChromium } from '../launch-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { createSiteServer } from '../serve/server.mjs';

/**
 * Draws the images of the web app manifest and the favicon from the logo and from `build/`. They
 * are committed: a build takes no pictures. Run it after the logo or the look has changed.
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

/** Browsers ask for `/favicon.ico` by themselves before they have read which icon a page names. */
const FAVICON = { size: 32, share: 1 };

/**
 * @param {Browser} browser
 * @param {{ size: number, share: number, background?: string }} icon
 */
async function drawIcon(browser, { size, share, background = 'transparent' }) {
  const logo = readFileSync(path.join(PROJECT_ROOT, 'static/img/logo.svg')).toString('base64');
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${background}">` +
      `<img style="width:${share * 100}%" src="data:image/svg+xml;base64,${logo}">`,
  );
  const image = await page.screenshot({ omitBackground: background === 'transparent' });
  await page.close();
  return image;
}

/**
 * An icon file of one PNG: https://en.wikipedia.org/wiki/ICO_(file_format)
 * @param {Buffer} image
 * @param {number} size
 */
function icoOf(image, size) {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(image.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, image]);
}

/** @param {Browser} browser */
async function drawIcons(browser) {
  for (const { name, ...icon } of ICONS) {
    writeFileSync(path.join(FOLDER, `${name}.png`), await drawIcon(browser, icon));
  }
  const favicon = icoOf(await drawIcon(browser, FAVICON), FAVICON.size);
  writeFileSync(path.join(PROJECT_ROOT, 'static/favicon.ico'), favicon);
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

/** `node scripts/app-images/cli.mjs` */
async function main() {
  const browser = await launchChromium();
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
