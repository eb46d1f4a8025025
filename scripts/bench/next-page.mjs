// @ts-check
import { settle, withColdPage } from './measure-page.mjs';
import { DESKTOP } from './throttling.mjs';

/**
 * Goes from one page to another by a click on a link, as users do inside the site.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ from: string, to: string }} step
 * @returns {Promise<number | undefined>} bytes of JavaScript that the second page needs beyond the
 *   first, prefetched or not; undefined when the first has no link to the second
 */
export function measureNextPage(browser, origin, { from, to }) {
  return withColdPage(browser, DESKTOP, async (page, log) => {
    await page.goto(origin + from, { waitUntil: 'load' });
    await settle(page, log);
    const before = log.traffic.script;
    const link = page.locator(`a[href="${to}"]`).first();
    if ((await link.count()) === 0) return undefined;
    // A click without the pointer's way to it: the link may be in a part that is folded away.
    await link.dispatchEvent('click', { button: 0 });
    await page.waitForURL(origin + to);
    await settle(page, log);
    return log.traffic.script - before;
  });
}
