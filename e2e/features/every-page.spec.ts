import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { wrongHeights } from '../fixtures/demo-heights';
import { runAllDemos } from '../fixtures/demos';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import {
  axeModesOf,
  contrastOf,
  ENGLISH_PAGES,
  FULL,
  isFallback,
  OTHER_LANGUAGE_PAGES,
  pagesToTest,
} from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { setDark, sidewaysScroll, visit } from '../fixtures/visit';

/** Widths of a desktop, of a phone and, where time does not matter, of the narrowest wide layout. */
const WIDTHS = FULL ? [1440, 900, 360] : [1440, 360];

/** Switches the page to right-to-left, as a choice in another tab does. */
async function turn(page: Page): Promise<void> {
  await page.evaluate(() =>
    new BroadcastChannel('docs.themeState').postMessage('{"direction":"rtl"}'),
  );
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
}

/** Once all has settled: while a demo changes its direction, it is a pixel wider for a moment. */
async function expectNoSidewaysScroll(page: Page, message: string): Promise<void> {
  const settled = { message, timeout: 2_000 };
  await expect
    .configure({ soft: true })
    .poll(() => sidewaysScroll(page), settled)
    .toBe(0);
}

/** Heights in one assertion, so one run names all of them. */
async function heightsAtAllWidths(page: Page): Promise<string[]> {
  if ((await page.locator('[data-demo-stage]').count()) === 0) return [];
  const wrong: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const settled = expect.poll(() => wrongHeights(page), { timeout: 2_000 }).toEqual([]);
    await settled.catch(async () => wrong.push(...(await wrongHeights(page))));
  }
  return wrong;
}

async function expectNoFindings(page: Page, path: string, mode: 'light' | 'dark'): Promise<void> {
  if (!axeModesOf(path).includes(mode)) return;
  const findings = await accessibilityFindings(page, { contrast: contrastOf(path) });
  expect.soft(findings, `axe, ${mode}`).toEqual([]);
}

for (const path of pagesToTest([...ENGLISH_PAGES, ...OTHER_LANGUAGE_PAGES])) {
  const isTranslation = OTHER_LANGUAGE_PAGES.includes(path);

  test(`${path} is whole, still, accessible and fits`, async ({ page }) => {
    test.slow();
    await watchLayoutShift(page);
    await visit(page, path);
    if (!isFallback(path)) await runAllDemos(page);
    await expectStill(page);
    await expectNoFindings(page, path, 'light');
    await setDark(page);
    // Colors and demos are the same in every language.
    if (!isTranslation) {
      await expectNoFindings(page, path, 'dark');
      expect.soft(await heightsAtAllWidths(page), 'heights of demos').toEqual([]);
    }
    await page.setViewportSize({ width: 360, height: 900 });
    await expectNoSidewaysScroll(page, 'moves sideways on a phone');
    await turn(page);
    await expectNoSidewaysScroll(page, 'moves sideways from right to left');
  });
}
