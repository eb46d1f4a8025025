// @ts-check
/* global document, requestAnimationFrame -- inside the page */

/** @typedef {import('@playwright/test').Browser} Browser */

/**
 * @typedef {object} Cost
 * @property {number} bytes over the wire since the search was opened, headers included
 * @property {number} code of these, the dialog's own
 * @property {number} requests
 * @property {number} cold milliseconds from the last letter to the results
 * @property {number} warm the same when everything has been loaded
 */

/**
 * @param {import('@playwright/test').Page} page
 * @param {string} query
 */
async function typeAndWait(page, query) {
  const field = page.locator('.search-field input');
  await field.fill(query);
  return page.evaluate(async (wanted) => {
    const start = performance.now();
    const box = () => document.querySelector('.search-box');
    while (
      box()?.getAttribute('data-search-state') !== 'ready' ||
      box()?.getAttribute('data-search-query') !== wanted
    ) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
    return performance.now() - start;
  }, query);
}

/**
 * Measures the cost of a first query, on a page that has loaded already.
 * @param {Browser} browser
 * @param {string} origin
 * @param {string} query
 * @returns {Promise<Cost>}
 */
export async function measureQuery(browser, origin, query) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/x/introduction/`, { waitUntil: 'networkidle' });
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    /** @type {Map<string, { url: string, bytes: number }>} */
    const transfers = new Map();
    cdp.on('Network.requestWillBeSent', ({ requestId, request }) =>
      transfers.set(requestId, { url: request.url, bytes: 0 }),
    );
    cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const transfer = transfers.get(requestId);
      if (transfer) transfer.bytes = encodedDataLength;
    });
    await page.keyboard.press('Control+k');
    const cold = await typeAndWait(page, query);
    await page.waitForLoadState('networkidle');
    const all = [...transfers.values()];
    const sum = (/** @type {typeof all} */ list) =>
      list.reduce((total, { bytes }) => total + bytes, 0);
    await typeAndWait(page, 'zzz');
    const warm = await typeAndWait(page, query);
    return {
      bytes: sum(all),
      code: sum(all.filter(({ url }) => url.includes('/assets/'))),
      requests: all.length,
      cold,
      warm,
    };
  } finally {
    await context.close();
  }
}
