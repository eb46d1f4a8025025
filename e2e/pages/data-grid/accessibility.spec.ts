import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/accessibility/');

test('the grid is one stop of the Tab key', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusOrder');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  await demo.getByRole('button', { name: 'Before the grid' }).focus();
  for (const name of ['Select columns', 'Show filters', 'Density', 'Export']) {
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name })).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('columnheader', { name: 'Name' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  const cell = demo.getByRole('gridcell', { name: 'Vera Lindholm' });
  await expect(cell).toBeFocused();

  await page.keyboard.press('Tab');
  await expect(demo.getByRole('combobox', { name: 'Rows per page' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'After the grid' })).toBeFocused();
  const stops = demo.getByRole('list', { name: 'Focused elements' }).getByRole('listitem');
  await expect(stops).toContainText([
    'columnheader: Name',
    'gridcell: Vera Lindholm',
    'combobox: 100',
    'button: After the grid',
  ]);
  // Back to the cell that had the focus last, not to the header.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(cell).toBeFocused();
});

test('icons and buttons in cells have names', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NamedGrid');
  await expect(demo.getByRole('grid', { name: 'Orders of this week' })).toBeVisible();
  await expect(demo.getByRole('img', { name: 'paid', exact: true }).first()).toBeVisible();
  const print = demo.getByRole('menuitem', { name: 'Print order 4020' });
  await expect(print).toBeVisible();
  await expect(print.locator('svg')).toBeVisible();
});

test('a change of the rows is announced', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'Announcements');
  await expect(demo.getByRole('status')).toHaveText('60 orders, not sorted');
  await demo.getByRole('searchbox').fill('Lisbon');
  const count = createOrders(60).filter(({ city }) => city === 'Lisbon').length;
  await expect(demo.getByRole('status')).toHaveText(`${count} orders, not sorted`);
  await demo.getByRole('columnheader', { name: 'City' }).click();
  await expect(demo.getByRole('status')).toHaveText(`${count} orders, sorted by city, ascending`);
});

test('targets are bigger than 24 pixels in every density', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TargetSize');
  await expect(demo.getByRole('status')).toHaveText(/^Checkbox: \d+ × \d+ px$/);
  for (const density of ['Compact', 'Comfortable', 'Standard']) {
    await demo.getByRole('button', { name: density }).click();
    const box = await demo.getByRole('checkbox', { name: 'Select row' }).first().boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  await expect(demo.locator('[data-rowindex="0"]')).toHaveCSS('height', '52px');
  await demo.getByRole('button', { name: 'Compact' }).click();
  await expect(demo.locator('[data-rowindex="0"]')).toHaveCSS('height', '36px');
});

test('rows and headers grow with their text', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TargetSize');
  const [row, header] = [demo.locator('[data-rowindex="0"]'), demo.getByRole('columnheader')];
  await expect(row).toHaveCSS('height', '52px');
  await expect(header.first()).toHaveCSS('height', '56px');
  await demo.getByRole('slider', { name: 'Text size in percent' }).press('End');
  await expect(row).toHaveCSS('height', '104px');
  await expect(header.first()).toHaveCSS('height', '112px');
  await expect(row).toHaveCSS('font-size', '28px');
});

test('the demos of the keys have low headers and panels', { tag: '@full' }, async ({ page }) => {
  const grid = await openDemo(page, PAGE, 'KeyboardGrid');
  const city = columnHeader(grid, 'City');
  await expect(city).toHaveCSS('height', '40px');
  const pro = await runDemo(page, 'KeyboardGridPro');
  await pro.getByRole('button', { name: 'Expand' }).first().click();
  await expect(pro.locator('.MuiDataGrid-detailPanel')).toHaveCSS('height', '56px');
  const premium = await runDemo(page, 'KeyboardGridPremium');
  await premium.getByRole('gridcell', { name: 'Vera Lindholm' }).click();
  await expect(premium.locator('[role="gridcell"].Mui-selected')).toHaveCount(1);
  await expect(premium.locator('[role="row"].Mui-selected')).toHaveCount(0);
});

test.describe('on a touchscreen', () => {
  test.use({ hasTouch: true, isMobile: true });

  test(
    'menu buttons are visible, and a tap works as a click',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'KeyboardGrid');
      const city = columnHeader(demo, 'City');
      const button = city.getByRole('button', { name: 'Menu' });
      await expect(button).toBeVisible();
      await city.getByText('City').tap();
      await expect(city).toHaveAttribute('aria-sort', 'ascending');
      const cell = demo.getByRole('gridcell', { name: 'Bergen' }).first();
      await cell.tap();
      await expect(cell).toBeFocused();
      await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(1);
      await button.tap();
      await expect(page.getByRole('menu')).toBeVisible();
    },
  );
});
