import { expectLayouts, GRID, layouts, LAYOUTS, section } from '../fixtures/api-page';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { ORIGIN } from '../fixtures/origin';
import { openSettings } from '../fixtures/settings-panel';
import { expect, test } from '../fixtures/test';
import {
  expectSameDocument,
  hydrated,
  markDocument,
  store,
  stored,
  visit,
  withoutHydration,
} from '../fixtures/visit';

for (const layout of LAYOUTS) {
  test(`stored ${layout}: in force before the first paint, nothing moves`, async ({ page }) => {
    await store(page, { apiPage_default: layout });
    await watchLayoutShift(page);
    await visit(page, GRID);
    await expectLayouts(page, [layout, layout, layout]);
    await expectStill(page);
    expect(await stored(page, 'apiPage_props')).toBeNull();
  });

  test(`stored ${layout}: right without the site's scripts too`, async ({ page }) => {
    await store(page, { apiPage_default: 'table', apiPage_slots: layout });
    await withoutHydration(page);
    await page.goto(GRID);
    await expectLayouts(page, ['table', layout, 'table']);
  });
}

test(
  'junk counts as absent, and one of the three is drawn for all sections',
  { tag: '@full' },
  async ({ page }) => {
    await store(page, { apiPage_default: 'sideways', apiPage_props: '[]' });
    await visit(page, GRID);
    const drawn = await stored(page, 'apiPage_default');
    expect(LAYOUTS).toContain(drawn);
    await expectLayouts(page, [String(drawn), String(drawn), String(drawn)]);
    await page.reload();
    await hydrated(page);
    await expectLayouts(page, [String(drawn), String(drawn), String(drawn)]);
  },
);

test('nothing is drawn on pages without an API', async ({ page }) => {
  await store(page, {});
  await visit(page, '/x/introduction/');
  expect(await stored(page, 'apiPage_default')).toBeNull();
});

test('crawlers get everything expanded', async ({ browser, printed }) => {
  const context = await browser.newContext({
    baseURL: ORIGIN,
    userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  });
  printed.watch(context);
  const page = await context.newPage();
  await store(page, { apiPage_default: 'table' });
  await visit(page, GRID);
  await expectLayouts(page, ['expanded', 'expanded', 'expanded']);
  await context.close();
});

test('blocked storage: sections agree, and a choice holds for the page', async ({
  page,
  printed,
}) => {
  printed.provoke('Docusaurus browser storage is not available.');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, GRID);
  const [props] = await layouts(page);
  expect(LAYOUTS).toContain(props);
  await expectLayouts(page, [String(props), String(props), String(props)]);
  for (const layout of ['Table', 'Collapsed'] as const) {
    await section(page, 'slots').getByRole('button', { name: layout, exact: true }).click();
    await expectLayouts(page, [String(props), layout.toLowerCase(), String(props)]);
  }
});

test(
  'choosing writes only the key of that section, and other tabs follow',
  { tag: '@full' },
  async ({ page, context }) => {
    await store(page, { apiPage_default: 'expanded' });
    await visit(page, GRID);
    const other = await context.newPage();
    await visit(other, GRID);
    const table = section(page, 'slots').getByRole('button', { name: 'Table', exact: true });
    await table.click();
    await expect(table).toHaveAttribute('aria-pressed', 'true');
    await expectLayouts(page, ['expanded', 'table', 'expanded']);
    await expectLayouts(other, ['expanded', 'table', 'expanded']);
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /^apiPage/.test(key))),
    ).toHaveLength(2);
    expect(await stored(page, 'apiPage_slots')).toBe('table');
  },
);

test('a reader who comes from another page gets the stored layout', async ({ page }) => {
  await store(page, { apiPage_default: 'table' });
  await visit(page, '/x/api/data-grid/');
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'DataGridPremium', exact: true }).click();
  await expect(page).toHaveURL(GRID);
  await expectSameDocument(page);
  await expectLayouts(page, ['table', 'table', 'table']);
});

test('a reset draws the layout of the reference again', async ({ page }) => {
  await store(page, { apiPage_default: 'expanded' });
  await visit(page, '/x/api/data-grid/data-grid/');
  const props = page.locator('[data-api-section="props"]');
  await expect(props).toHaveAttribute('data-api-display', 'expanded');
  await page.evaluate(() => {
    // Draws the last layout.
    Math.random = () => 0.99;
  });
  const panel = await openSettings(page);
  await panel.getByRole('button', { name: 'Reset all settings' }).click();
  await expect(props).toHaveAttribute('data-api-display', 'table');
  await expect(page.locator('[data-api-section="classes"]')).toHaveAttribute(
    'data-api-display',
    'table',
  );
  expect(await stored(page, 'apiPage_default')).toBe('table');
});
