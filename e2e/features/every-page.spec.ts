import type { Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { wrongHeights } from '../fixtures/demo-heights';
import { runAllDemos } from '../fixtures/demos';
import { expectStill, watchLayoutShiftOfDocument } from '../fixtures/layout-shift';
import { axeModesOf, LOADED_PAGES } from '../fixtures/pages-to-load';
import { contrastOf, FULL, OTHER_LANGUAGE_SAMPLES, pagesToTest } from '../fixtures/site-pages';
import { expect, test } from '../fixtures/test';
import { expectNoSidewaysScroll, setDark, setDirection, visit } from '../fixtures/visit';

/** Widths of a desktop, of a phone and, where time does not matter, of the narrowest wide layout. */
const WIDTHS = FULL ? [1440, 900, 360] : [1440, 360];

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

for (const path of pagesToTest(LOADED_PAGES)) {
  const isTranslation = OTHER_LANGUAGE_SAMPLES.includes(path);

  test(`${path} is whole, still, accessible and fits`, async ({ page }) => {
    test.slow();
    await visit(page, path);
    await watchLayoutShiftOfDocument(page);
    await runAllDemos(page);
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
    await setDirection(page, 'rtl');
    await expectNoSidewaysScroll(page, 'moves sideways from right to left');
  });
}
