import { PREFERENCES } from '../../model/preferences';
import { changesAfterPaint, paintBeforeScripts, watchAfterPaint } from '../fixtures/after-paint';
import { runAllDemos } from '../fixtures/demos';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { ORIGIN } from '../fixtures/origin';
import { expect, test } from '../fixtures/test';
import { hydrated, store } from '../fixtures/visit';

const PACKAGE_MANAGER_KEY = PREFERENCES.packageManager.key;

/** Everything of the look that can be chosen. */
const LOOK =
  '{"dense":true,"direction":"rtl","spacing":7,"paletteColors":{"primary":{"main":"#d81b60"}}}';

const STATES = [
  { theme: 'system', variant: 'TS', manager: 'npm', look: '' },
  { theme: 'dark', variant: 'JS', manager: 'pnpm', look: '{"direction":"rtl"}' },
  { theme: 'light', variant: 'JS', manager: 'yarn', look: LOOK },
  { theme: 'purple', variant: '%E0%A4%A', manager: 'bun', look: '{"direction":1}' },
];

const WIDTHS = [360, 1440];

for (const { theme, variant, manager, look } of STATES) {
  for (const width of WIDTHS) {
    test(`${theme}, ${variant}, ${manager}, look ${look} at ${width}: nothing flashes or jumps`, async ({
      page,
      context,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await store(page, { theme, [PACKAGE_MANAGER_KEY]: manager, 'docs.themeState': look });
      await context.addCookies([{ name: 'codeVariant', value: variant, url: ORIGIN }]);
      await watchAfterPaint(page);
      await watchLayoutShift(page);
      await paintBeforeScripts(page);
      await page.goto('/x/react-data-grid/getting-started/', { waitUntil: 'commit' });
      await hydrated(page);
      await runAllDemos(page);
      expect(await changesAfterPaint(page)).toBe('');
      await expectStill(page);
    });
  }
}

test('the recorder notices a change after the first paint', async ({ page }) => {
  await watchAfterPaint(page);
  await paintBeforeScripts(page);
  await page.goto('/x/introduction/', { waitUntil: 'commit' });
  await hydrated(page);
  await page.locator('html').evaluate((html) => html.setAttribute('data-theme', 'dark'));
  await expect.poll(() => changesAfterPaint(page)).toContain('data-theme: light → dark');
  await expect.poll(() => changesAfterPaint(page)).toContain('class: mode-light → mode-dark');
});
