// @ts-check
import { fileURLToPath } from 'node:url';

const PROBE = fileURLToPath(new URL('in-page/probe-first-demo.js', import.meta.url));

/**
 * Clicks the first control of the first demo as soon as there is one.
 * @param {import('@playwright/test').Page} page before it is opened
 * @param {number} timeout milliseconds
 * @returns {Promise<{ answered: Promise<number | undefined> }>} milliseconds from the start of the
 *   visit until the demo has answered; undefined when it took too long
 */
export async function clickFirstDemo(page, timeout) {
  /** @type {(time: number | undefined) => void} */
  let resolve = () => undefined;
  /** @type {Promise<number | undefined>} */
  const answered = new Promise((settle) => (resolve = settle));
  await page.exposeFunction('benchAnswered', (/** @type {number} */ time) => resolve(time));
  await page.exposeFunction('benchClick', (/** @type {{ x: number, y: number }} */ { x, y }) =>
    page.mouse.click(x, y),
  );
  await page.addInitScript({ path: PROBE });
  const timer = setTimeout(() => resolve(undefined), timeout);
  return { answered: answered.finally(() => clearTimeout(timer)) };
}
