// @ts-check
/* global document, HTMLElement, window -- inside the page */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import createJiti from 'jiti';
import { launchChromium } from '../launch-chromium.mjs';
import { PROJECT_ROOT } from '../project-root.mjs';
import { webpOf } from '../webp-of.mjs';
import { createSiteServer } from '../serve/server.mjs';

/**
 * Takes the pictures of the news cards: of the demos that model/news/index.ts names, in
 * `build/`, or in a site that runs at the address of the first argument. Further arguments are names
 * of demos, to which it is then limited. The pictures are committed.
 */
const FOLDER = path.join(PROJECT_ROOT, 'static/img/whats-new');
const WIDTH = 480;
const HEIGHT = 270;

/** @typedef {import('@playwright/test').Page} Page */

/**
 * Hides everything around the demo, and leaves room above and below low ones.
 * @param {Element} stage
 */
function showAlone(stage) {
  /** @type {Element | null} */
  let part = stage;
  for (; part && part !== document.body; part = part.parentElement) {
    for (const other of part.parentElement?.children ?? []) {
      if (other !== part && other instanceof HTMLElement) other.style.visibility = 'hidden';
    }
    if (part instanceof HTMLElement) part.style.border = '0 solid transparent';
  }
}

/**
 * Takes a picture of the top of a demo, once its animations have ended.
 * @param {Page} page
 * @param {string} demo
 */
async function takePicture(page, demo) {
  const stage = page.locator(`[data-demo="${demo}"] [data-demo-stage]`);
  await stage.scrollIntoViewIfNeeded();
  await page.locator(`[data-demo="${demo}"] [data-demo-stage="ready"]`).waitFor();
  await page.waitForTimeout(2500);
  await stage.evaluate(showAlone);
  const box = await stage.boundingBox();
  if (!box) throw new Error(`The demo ${demo} cannot be seen`);
  const scrolled = await page.evaluate(() => [window.scrollX, window.scrollY]);
  return page.screenshot({
    fullPage: true,
    clip: {
      x: box.x + (scrolled[0] ?? 0),
      y: box.y + (scrolled[1] ?? 0) - Math.max(0, (HEIGHT - box.height) / 2),
      width: WIDTH,
      height: HEIGHT,
    },
  });
}

/**
 * @param {string} origin
 * @param {{ link: string, demo: string }[]} entries
 */
async function takePictures(origin, entries) {
  const browser = await launchChromium();
  for (const { link, demo } of entries) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({
        colorScheme,
        viewport: { width: WIDTH + 32, height: 800 },
        deviceScaleFactor: 1.6,
        reducedMotion: 'reduce',
      });
      await page.clock.setFixedTime('2024-05-15T10:00:00');
      await page.goto(new URL(link, origin).href);
      const webp = await webpOf(page, await takePicture(page, demo));
      writeFileSync(path.join(FOLDER, `${demo}-${colorScheme}.webp`), webp);
      console.log(`${demo}-${colorScheme}.webp: ${Math.round(webp.length / 1024)} kB`);
      await page.close();
    }
  }
  await browser.close();
}

const [address, ...names] = process.argv.slice(2);
const load = createJiti(fileURLToPath(import.meta.url), { interopDefault: true });
/** @type {typeof import('../../model/news/index')} */
const { WHATS_NEW } = load('../../model/news/index.ts');
/** @type {typeof import('../../model/addresses/format')} */
const { inVersion } = load('../../model/addresses/format.ts');
/** @type {typeof import('../../model/library-versions')} */
const { WORKING_COPY } = load('../../model/library-versions.ts');
const entries = WHATS_NEW.flatMap(({ link, demo }) =>
  demo && (names.length === 0 || names.includes(demo))
    ? // The news are those of the pages in docs/, which may be newer than the documented version.
      [{ link: inVersion(link, WORKING_COPY.path), demo }]
    : [],
);
mkdirSync(FOLDER, { recursive: true });
if (address) {
  await takePictures(address, entries);
} else {
  const site = await createSiteServer({ dir: path.join(PROJECT_ROOT, 'build') });
  await takePictures(site.origin, entries);
  await site.close();
}
