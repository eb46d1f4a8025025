import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/recipes-state/');

function header(demo: Locator, name: string): Locator {
  return columnHeader(demo, name);
}

async function names(demo: Locator): Promise<string[]> {
  const texts = await demo.locator('[role="columnheader"][data-field]').allInnerTexts();
  return texts.filter((text) => text !== '');
}

async function widthOf(cell: Locator): Promise<number> {
  return Math.round((await cell.boundingBox())?.width ?? 0);
}

/** Drags the end of a header to the side. */
async function widen(demo: Locator, name: string, by: number) {
  const mouse = demo.page().mouse;
  const line = header(demo, name).locator('.MuiDataGrid-columnSeparator');
  await header(demo, name).hover();
  await line.hover();
  const box = await line.boundingBox();
  if (!box) throw new Error(`${name} has no line`);
  const x = box.x + box.width / 2;
  const y = box.y + box.height / 2;
  await mouse.move(x, y);
  await mouse.down();
  await mouse.move(x + by, y, { steps: 5 });
  await mouse.up();
}

async function hide(demo: Locator, name: string) {
  await demo.getByRole('button', { name: 'Select columns' }).click();
  await demo.page().getByRole('checkbox', { name, exact: true }).uncheck();
  await demo.page().keyboard.press('Escape');
}

async function storedLayout(page: Page): Promise<string> {
  return page.evaluate(() => localStorage.getItem('employees.layout') ?? '');
}

test('width and visibility are there again after a reload', async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'LayoutAfterReload');
  await expect.poll(() => widthOf(header(demo, 'Name'))).toBe(160);
  await widen(demo, 'Name', 60);
  await expect.poll(() => widthOf(header(demo, 'Name'))).toBe(220);
  // The grid ignores a click right behind the end of a drag.
  await expect.poll(() => storedLayout(page)).toContain('"width":220');
  await hide(demo, 'Role');
  await expect.poll(() => names(demo)).toEqual(['Name', 'Office', 'Hours']);
  await page.reload();
  demo = await openDemo(page, PAGE, 'LayoutAfterReload');
  await expect.poll(() => names(demo)).toEqual(['Name', 'Office', 'Hours']);
  await expect.poll(() => widthOf(header(demo, 'Name'))).toBe(220);
  await demo.getByRole('button', { name: 'Come back later' }).click();
  await expect(demo.getByRole('status')).toHaveText('Visit 2');
  await expect.poll(() => names(demo)).toEqual(['Name', 'Office', 'Hours']);
  await demo.getByRole('button', { name: 'Forget the layout' }).click();
  await expect.poll(() => names(demo)).toEqual(['Name', 'Role', 'Office', 'Hours']);
  await expect.poll(() => widthOf(header(demo, 'Name'))).toBe(160);
});

test('the order of columns is there after coming back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LayoutAfterReload');
  await expect.poll(() => names(demo)).toEqual(['Name', 'Role', 'Office', 'Hours']);
  const target = await header(demo, 'Name').boundingBox();
  if (!target) throw new Error('There is no column to drag to');
  await header(demo, 'Hours').hover();
  await page.mouse.down();
  await page.mouse.move(target.x + target.width / 4, target.y + target.height / 2, { steps: 20 });
  await page.mouse.up();
  await expect.poll(() => names(demo)).toEqual(['Hours', 'Name', 'Role', 'Office']);
  await demo.getByRole('button', { name: 'Come back later' }).click();
  await expect(demo.getByRole('status')).toHaveText('Visit 2');
  await expect.poll(() => names(demo)).toEqual(['Hours', 'Name', 'Role', 'Office']);
});

test(
  'what somebody else wrote into the storage breaks nothing',
  { tag: '@full' },
  async ({ page }) => {
    await openDemo(page, PAGE, 'LayoutAfterReload');
    await page.evaluate(() => {
      const layout = {
        orderedFields: ['gone', 'hours', 7],
        columnVisibilityModel: { name: 'no' },
        dimensions: { gone: { width: 10 }, role: { width: 'wide' } },
      };
      const stored = { version: 1, value: { columns: layout } };
      localStorage.setItem('employees.layout', JSON.stringify(stored));
    });
    await page.reload();
    const demo = await openDemo(page, PAGE, 'LayoutAfterReload');
    await expect.poll(() => names(demo)).toEqual(['Hours', 'Name', 'Role', 'Office']);
    await expect.poll(() => widthOf(header(demo, 'Role'))).toBe(150);
  },
);

test('a view is saved under a name, shown and kept', { tag: '@full' }, async ({ page }) => {
  let demo = await openDemo(page, PAGE, 'KeptViews');
  const choose = async (name: string) => {
    await demo.getByRole('combobox', { name: 'View' }).click();
    await page.getByRole('option', { name }).click();
  };
  await expect.poll(() => names(demo)).toEqual(['Customer', 'Country', 'Status', 'Total']);
  const chosen = demo.getByRole('combobox', { name: 'View' });
  await choose('Large and open');
  await expect(chosen).toHaveText('Large and open');
  await expect.poll(() => names(demo)).toEqual(['Customer', 'Status', 'Total']);
  await expect(demo.getByRole('gridcell', { name: 'Delivered' })).toHaveCount(0);
  await header(demo, 'Customer').click();
  await demo.getByLabel('Save as').fill('By customer');
  await demo.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(chosen).toHaveText('By customer');
  await expect(demo.getByRole('button', { name: 'Select columns' })).toBeVisible();
  await choose('All orders');
  await expect.poll(() => names(demo)).toEqual(['Customer', 'Country', 'Status', 'Total']);
  await page.reload();
  demo = await openDemo(page, PAGE, 'KeptViews');
  await choose('By customer');
  await expect.poll(() => names(demo)).toEqual(['Customer', 'Status', 'Total']);
  await expect(header(demo, 'Customer')).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Delete' }).click();
  await demo.getByRole('combobox', { name: 'View' }).click();
  await expect(page.getByRole('option')).toHaveText(['All orders', 'Large and open']);
});

test('a reset takes back widths, order and sorting', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ResetLayout');
  await expect(header(demo, 'Product')).toHaveAttribute('aria-sort', 'ascending');
  await expect.poll(() => names(demo)).toEqual(['Product', 'Price', 'Listed']);
  await expect.poll(() => widthOf(header(demo, 'Price'))).toBe(90);
  await widen(demo, 'Price', 50);
  await expect.poll(() => widthOf(header(demo, 'Price'))).toBe(140);
  await header(demo, 'Price').click();
  await expect(header(demo, 'Price')).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Reset columns' }).click();
  await expect.poll(() => widthOf(header(demo, 'Price'))).toBe(90);
  await expect(header(demo, 'Price')).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Reset all' }).click();
  await expect(header(demo, 'Product')).toHaveAttribute('aria-sort', 'ascending');
});

test('a reset of the filters shows all rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ResetLayout');
  const products = demo.locator('[role="gridcell"][data-field="name"]');
  await expect(products.first()).toHaveText('Blue blanket');
  await demo.getByRole('button', { name: 'Show filters' }).click();
  await page.locator('.MuiDataGrid-panel').getByLabel('Value').fill('mug');
  await expect(products.filter({ hasNotText: 'mug' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await demo.getByRole('button', { name: 'Reset filters' }).click();
  await expect(products.first()).toHaveText('Blue blanket');
});

test('the address and the grid follow each other', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RoutedGrid');
  const address = demo.getByRole('textbox', { name: 'Address: /orders' });
  await expect(demo.getByText('11–20 of 90')).toBeVisible();
  await expect(header(demo, 'Total')).toHaveAttribute('aria-sort', 'descending');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(address).toHaveValue('?sort=total:desc&page=3');
  await hide(demo, 'Country');
  await expect(address).toHaveValue('?sort=total:desc&page=3&hide=country');
  await header(demo, 'Customer').click();
  await expect(address).toHaveValue('?sort=customer:asc&hide=country');
  await demo.getByRole('button', { name: 'Back' }).click();
  await demo.getByRole('button', { name: 'Back' }).click();
  await expect(address).toHaveValue('?sort=total:desc&page=3');
  await expect(header(demo, 'Country')).toBeVisible();
  await address.fill('?sort=nonsense&page=-4&hide=customer');
  await address.press('Enter');
  await expect.poll(() => names(demo)).toEqual(['Country', 'Total']);
  await expect(demo.getByText('1–10 of 90')).toBeVisible();
});

test('changes of the layout are undone and done again', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UndoLayout');
  await expect(demo.getByRole('status')).toHaveText('Changes: 0');
  await widen(demo, 'Office', 40);
  await expect(demo.getByRole('status')).toHaveText('Changes: 1');
  await hide(demo, 'Hours');
  await expect(demo.getByRole('status')).toHaveText('Changes: 2');
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect(header(demo, 'Hours')).toBeVisible();
  await demo.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => widthOf(header(demo, 'Office'))).toBe(100);
  await expect(demo.getByRole('button', { name: 'Undo' })).toBeDisabled();
  await demo.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => widthOf(header(demo, 'Office'))).toBe(140);
});
