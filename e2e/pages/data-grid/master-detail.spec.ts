import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/master-detail/');

const panels = (demo: Locator) => demo.locator('.MuiDataGrid-detailPanel');

const heightOf = async (panel: Locator) => (await panel.boundingBox())?.height ?? 0;

function cell(demo: Locator, row: number, field: string): Locator {
  return demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
}

test('Space on the toggle opens and closes a panel', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicMasterDetail');
  await cell(demo, 0, 'name').click();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Space');
  await expect(panels(demo)).toHaveText(/Vera Lindholm works 40 hours/);
  await expect(panels(demo)).toHaveCSS('height', '80px');
  await page.keyboard.press('Space');
  await expect(panels(demo)).toHaveCount(0);
});

test('a row without details cannot be opened', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowsWithoutPanel');
  const rows = demo.locator('.MuiDataGrid-row');
  const toggle = (status: string) =>
    rows.filter({ hasText: status }).first().getByRole('button', { name: 'Expand' });
  await expect(toggle('Open')).toBeDisabled();
  await toggle('Delivered').click();
  await expect(panels(demo)).toContainText('Left for');
  await expect(panels(demo)).toHaveCSS('height', '80px');
});

test('one panel closes when another one opens', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledPanels');
  await expect(panels(demo)).toHaveCount(1);
  await demo.getByLabel('One at a time').click();
  await demo.getByRole('button', { name: 'Expand' }).first().click();
  await expect(panels(demo)).toHaveText(['Vera Lindholm › Ingrid Solheim']);
});

test('buttons open and close all panels', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ControlledPanels');
  await expect(panels(demo)).toHaveText(['Vera Lindholm']);
  await demo.getByRole('button', { name: 'Open all' }).click();
  await expect(panels(demo).nth(2)).toBeVisible();
  await expect(panels(demo).first()).toHaveCSS('height', '72px');
  await demo.getByLabel('One at a time').click();
  await expect(panels(demo)).toHaveText(['Vera Lindholm']);
  await demo.getByRole('button', { name: 'Close all' }).click();
  await expect(panels(demo)).toHaveCount(0);
});

test('a panel grows with its content', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AutoHeightPanels');
  const panel = panels(demo).first();
  const before = await heightOf(panel);
  await panel.getByRole('button', { name: /Show all/ }).click();
  await expect.poll(() => heightOf(panel)).toBeGreaterThan(before + 20);
});

test(
  'a form saves into its row, and loses its text when scrolled away',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FormInPanel');
    await demo.getByRole('button', { name: 'Expand' }).first().click();
    const role = panels(demo).getByLabel('Role');
    await expect.poll(() => heightOf(panels(demo))).toBeLessThan(200);
    const scroller = demo.locator('.MuiDataGrid-virtualScroller');
    await role.fill('Nothing');
    await role.blur();
    await scroller.evaluate((element) => element.scrollTo({ top: 2000 }));
    // The row with the focused cell stays, but its panel does not.
    await expect(cell(demo, 20, 'name')).toBeVisible();
    await expect(role).toHaveCount(0);
    await scroller.evaluate((element) => element.scrollTo({ top: 0 }));
    await expect(role).toHaveValue('Director');
    await role.fill('Chief engineer');
    await panels(demo).getByRole('button', { name: 'Save' }).click();
    await expect(panels(demo)).toHaveCount(0);
    await expect(cell(demo, 0, 'role')).toHaveText('Chief engineer');
    await expect(cell(demo, 0, 'name')).toBeFocused();
  },
);

test(
  'details are loaded once, and a failure can be repeated',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LazyPanel');
    const down = demo.getByLabel('The server is down');
    await down.click();
    await demo.getByRole('button', { name: 'Expand' }).first().click();
    await expect(demo.getByRole('alert')).toContainText('503 Service Unavailable');
    await expect(panels(demo)).toHaveCSS('height', '164px');
    await down.click();
    const isLoading = await recordAppearance(panels(demo), '[role="progressbar"]');
    await demo.getByRole('button', { name: 'Try again' }).click();
    const articles = panels(demo).locator('[role="gridcell"][data-field="article"]');
    await expect(articles.first()).toBeVisible();
    expect(await isLoading()).toBe(true);
    const requests = demo.getByRole('log').getByText('GET /orders');
    await expect(requests).toHaveCount(2);
    await demo.getByRole('button', { name: 'Collapse' }).click();
    await expect(panels(demo)).toHaveCount(0);
    await demo.getByRole('button', { name: 'Expand' }).first().click();
    await expect(articles.first()).toBeVisible();
    await expect(requests).toHaveCount(2);
  },
);

test(
  'a full-width panel stays in view when the grid scrolls sideways',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FullWidthPanel');
    await expect(panels(demo).first()).toHaveCSS('height', '72px');
    const content = panels(demo).first().locator('> div');
    const left = async () => Math.round((await content.boundingBox())?.x ?? 0);
    const before = await left();
    const customer = cell(demo, 0, 'customer');
    const customerBefore = (await customer.boundingBox())?.x ?? 0;
    await demo
      .locator('.MuiDataGrid-virtualScroller')
      .evaluate((element) => element.scrollTo({ left: 60 }));
    await expect
      .poll(async () => (await customer.boundingBox())?.x ?? 0)
      .toBeLessThan(customerBefore - 50);
    expect(await left()).toBe(before);
    const width = async () => (await content.boundingBox())?.width ?? 0;
    const wide = await width();
    await page.setViewportSize({ width: 700, height: 900 });
    await expect.poll(width).toBeLessThan(wide - 20);
    const grid = await demo.locator('.MuiDataGrid-root').boundingBox();
    expect(await width()).toBeLessThanOrEqual(grid?.width ?? 0);
  },
);

test('Enter moves into the panel, Escape back to the row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ToggleWithEnter');
  await cell(demo, 1, 'office').click();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('group', { name: 'Details of Ingrid Solheim' })).toBeFocused();
  await expect(panels(demo)).toHaveCSS('height', '80px');
  await page.keyboard.press('Escape');
  await expect(panels(demo)).toHaveCount(0);
  await expect(cell(demo, 1, 'name')).toBeFocused();
  await cell(demo, 2, 'office').dblclick();
  await expect(panels(demo)).toContainText('Extension 303');
  await panels(demo).getByRole('button', { name: 'Close' }).click();
  await expect(panels(demo)).toHaveCount(0);
  await expect(cell(demo, 2, 'name')).toBeFocused();
});

test(
  'the grid in a panel keeps its order and its keys to itself',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'NestedGrid');
    const inner = demo.locator('[aria-label="Articles of order 4027"]');
    const articles = inner.locator('[role="gridcell"][data-field="article"]');
    await expect(articles).toHaveText(['Notebook, ruled', 'Linen apron', 'Desk lamp']);
    await expect(panels(demo)).toHaveCSS('height', `${57 + 3 * 36}px`);
    await inner.getByRole('columnheader', { name: 'Article' }).click();
    await expect(articles).toHaveText(['Desk lamp', 'Linen apron', 'Notebook, ruled']);
    await expect(demo.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute(
      'aria-sort',
      'none',
    );
    await articles.first().click();
    await page.keyboard.press('ArrowDown');
    await expect(articles.nth(1)).toBeFocused();
  },
);

test(
  'toggles at the end have a header, a count and an arrow',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CustomToggle');
    await expect(demo.getByRole('columnheader')).toHaveText(['Customer', 'Articles']);
    const toggle = demo.getByRole('button', { name: 'Articles of order 4030' });
    await expect(toggle).toHaveText('1');
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(toggle.locator('svg')).toHaveCSS('transform', 'none');
    await toggle.click();
    await expect(panels(demo)).toHaveText('9 × Brass hook');
    await expect.poll(() => heightOf(panels(demo))).toBeLessThan(100);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle.locator('svg')).not.toHaveCSS('transform', 'none');
    await cell(demo, 0, 'customer').click();
    await page.keyboard.press('ArrowRight');
    await expect(cell(demo, 0, '__detail_panel_toggle__')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(panels(demo)).toHaveCount(0);
  },
);
