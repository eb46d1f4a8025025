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

/**
 * The smallest rectangle around boxes, in whole pixels.
 * @param {readonly Omit<Part, 'name'>[]} boxes
 */
function around(boxes) {
  const left = Math.floor(Math.min(...boxes.map(({ x }) => x)));
  const top = Math.floor(Math.min(...boxes.map(({ y }) => y)));
  const right = Math.ceil(Math.max(...boxes.map(({ x, width }) => x + width)));
  const bottom = Math.ceil(Math.max(...boxes.map(({ y, height }) => y + height)));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/**
 * Captures until two pictures in a row are equal: an image can be decoded after the page is drawn.
 * @param {Tab['devtools']} devtools
 * @param {ReturnType<typeof around>} clip
 * @returns {Promise<string>} PNG in Base64
 */
async function captureTwice(devtools, clip) {
  const options = { format: /** @type {const} */ ('png'), optimizeForSpeed: true };
  const capture = async () => {
    const area = { ...clip, scale: 1 };
    return (await devtools.send('Page.captureScreenshot', { ...options, clip: area })).data;
  };
  let last = await capture();
  for (let attempt = 1; attempt < MOST_CAPTURES; attempt += 1) {
    const next = await capture();
    if (next === last) break;
    last = next;
  }
  return last;
}

/**
 * @param {Tab} tab
 * @param {State} state
 * @param {boolean} demosOnly
 * @returns {Promise<Sheet>}
 */
async function takeSheet(tab, { colorScheme, direction, width }, demosOnly) {
  const { page, devtools } = tab;
  await page.emulateMedia({ colorScheme });
  await setDirection(page, direction);
  const atRest = await showWhole(tab, width);
  await inPage(page, 'redraw');
  /** @type {Part[]} */
  const boxes = await inPage(page, demosOnly ? 'partsOfDemos' : 'wholePage');
  const clip = around(boxes);
  const data = await captureTwice(devtools, clip);
  const parts = boxes.map(({ name, ...box }) => {
    const { x, y, ...size } = around([box]);
    return { name, x: x - clip.x, y: y - clip.y, ...size };
  });
  return { png: Buffer.from(data, 'base64'), parts, atRest };
}

/**
 * Loads a page once, and takes a sheet of it in each state.
 * @param {Tab} tab
 * @param {string} url
 * @param {{ states: readonly State[], demosOnly: boolean }} options
 * @returns {Promise<Sheet[]>} in the order of the states
 * @throws for a page that does not exist, or whose scripts do not run
 */
export async function takeSheets(tab, url, { states, demosOnly }) {
  const { page } = tab;
  await page.emulateMedia({ colorScheme: states[0]?.colorScheme });
  await page.setViewportSize({ width: states[0]?.width ?? 0, height: HEIGHT });
  const response = await page.goto(url);
  if (!response?.ok()) throw new Error(`${url} answers with ${response?.status()}`);
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
  if (demosOnly) await inPage(page, 'showDemosOnly');
  const sheets = [];
  for (const state of states) sheets.push(await takeSheet(tab, state, demosOnly));
  return sheets;
}
