// @ts-check
/* global window -- inside the page */

/** @typedef {import('@playwright/test').Page} Page */
/** @typedef {import('./frozen-tab.mjs').Tab} Tab */
/** @typedef {import('./states.mjs').State} State */

/**
 * @typedef {object} Part what is compared: a demo, or a whole page
 * @property {string} name empty for a whole page
 * @property {number} x from the left edge of the sheet, in whole pixels
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * @typedef {object} Sheet one picture of all demos of a page in one state, or of the whole page
 * @property {Buffer} png
 * @property {Part[]} parts
 * @property {boolean} atRest false for a page that went on changing
 */

/** Pixels of a window in which a page is loaded. */
const HEIGHT = 900;

/** Of one sheet. */
const MOST_CAPTURES = 5;

/** Pixels: Chromium draws no larger pictures. */
const MOST_HEIGHT = 32_000;

/**
 * Calls a function of in-page/frozen.js.
 * @param {Page} page
 * @param {string} name
 * @returns {Promise<any>}
 */
const inPage = (page, name) => page.evaluate((key) => Reflect.get(window, 'visual')[key](), name);

/**
 * @param {Tab} tab
 * @returns {Promise<boolean>} whether the page came to rest
 */
async function settle({ page, requests }) {
  do {
    if (!(await inPage(page, 'settle'))) return false;
  } while (requests.size > 0);
  return true;
}

/**
 * Changes the direction as a choice in another tab does.
 * @param {Page} page
 * @param {State['direction']} direction
 */
async function setDirection(page, direction) {
  await page.evaluate(
    (value) =>
      new BroadcastChannel('docs.themeState').postMessage(JSON.stringify({ direction: value })),
    direction,
  );
  await page.locator(`html[dir="${direction}"]`).waitFor({ state: 'attached' });
}

/**
 * Makes the window as high as the page: all of it is near and drawn without scrolling.
 * @param {Tab} tab
 * @param {number} width
 * @returns {Promise<boolean>} whether the page came to rest
 */
async function showWhole(tab, width) {
  const { page } = tab;
  if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: HEIGHT });
  const height = Math.min(await inPage(page, 'heightOfPage'), MOST_HEIGHT);
  if (page.viewportSize()?.height !== height) await page.setViewportSize({ width, height });
  return settle(tab);
}

/** @typedef {{ x: number, y: number, width: number, height: number }} Clip part of a page */

/**
 * The smallest rectangle around boxes, in whole pixels.
 * @param {readonly Clip[]} boxes
 * @returns {Clip}
 */
function around(boxes) {
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)));
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * @param {Tab['devtools']} devtools
 * @param {Clip} clip
 * @returns {Promise<Buffer>} PNG
 */
async function capture(devtools, clip) {
  const area = { ...clip, scale: 1 };
  const options = { format: /** @type {const} */ ('png'), optimizeForSpeed: true, clip: area };
  const { data } = await devtools.send('Page.captureScreenshot', options);
  return Buffer.from(data, 'base64');
}

/**
 * @param {Tab} tab
 * @param {boolean} demosOnly
 * @returns {Promise<Omit<Sheet, 'atRest'>>}
 */
async function captureSheet({ page, devtools }, demosOnly) {
  /** @type {Part[]} */
  const boxes = await inPage(page, demosOnly ? 'partsOfDemos' : 'wholePage');
  const clip = around(boxes);
  const parts = boxes.map(({ name, ...box }) => {
    const { x, y, ...size } = around([box]);
    return { name, x: x - clip.x, y: y - clip.y, ...size };
  });
  return { png: await capture(devtools, clip), parts };
}

/**
 * Loads a page in its first state.
 * @param {Tab} tab
 * @param {string} url
 * @param {{ states: readonly State[], demosOnly: boolean }} options
 * @throws for a page that does not exist, or whose scripts do not run
 */
export async function openPage({ page }, url, { states: [first], demosOnly }) {
  await page.emulateMedia({ colorScheme: first?.colorScheme });
  await page.setViewportSize({ width: first?.width ?? 0, height: HEIGHT });
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answers with ${response?.status()}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  if (demosOnly) await inPage(page, 'showDemosOnly');
}

/**
 * Brings an open page into a state, and takes a sheet of it.
 * @param {Tab} tab
 * @param {State} state
 * @param {boolean} demosOnly
 * @returns {Promise<Sheet>}
 */
export async function takeSheet(tab, { colorScheme, direction, width }, demosOnly) {
  await tab.page.emulateMedia({ colorScheme });
  await setDirection(tab.page, direction);
  const atRest = await showWhole(tab, width);
  return { ...(await captureSheet(tab, demosOnly)), atRest };
}

/**
 * Takes a sheet again that may show traces of what was drawn before: draws all of the page again, and
 * captures until two pictures in a row are equal, as an image can be decoded after the page is drawn.
 * @param {Tab} tab
 * @param {Sheet} sheet
 * @param {boolean} demosOnly
 * @returns {Promise<Sheet>}
 */
export async function takeCleanSheet(tab, sheet, demosOnly) {
  await inPage(tab.page, 'redraw');
  let last = await captureSheet(tab, demosOnly);
  for (let attempt = 1; attempt < MOST_CAPTURES; attempt += 1) {
    const next = await captureSheet(tab, demosOnly);
    const isSame = next.png.equals(last.png);
    last = next;
    if (isSame) break;
  }
  return { ...last, atRest: sheet.atRest };
}
