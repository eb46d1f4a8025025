import type { Locator } from '@playwright/test';
import { createReviews } from '../../../docs/react-data-grid/_data/reviews';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/column-dimensions/');

function header(demo: Locator, name: string): Locator {
  return columnHeader(demo, name);
}

async function widthOf(demo: Locator, name: string): Promise<number> {
  return Math.round((await header(demo, name).boundingBox())?.width ?? 0);
}

/** Drags the line at the end of a header sideways. */
async function dragLine(demo: Locator, name: string, by: number) {
  const line = header(demo, name).locator('.MuiDataGrid-columnSeparator');
  const mouse = demo.page().mouse;
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
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

/** Double-clicks the line at the end of a header, which fits the column. */
async function fitByDoubleClick(demo: Locator, name: string) {
  await header(demo, name).hover();
  await header(demo, name).locator('.MuiDataGrid-columnSeparator').dblclick();
}

test('flexible columns share the room within their limits', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FlexibleWidths');
  await expect.poll(() => widthOf(demo, 'City')).toBe(140);
  const before = await widthOf(demo, 'Customer');
  await demo.getByRole('slider').press('Home');
  await expect.poll(() => widthOf(demo, 'Customer')).toBeLessThan(before);
  expect(await widthOf(demo, 'Order')).toBe(80);
  const after = await widthOf(demo, 'Customer');
  await expect(demo.getByText('Room: 50 %')).toContainText(`id 80, customer ${after}, city `);
});

test(
  'dragging the line resizes between the limits, except where it is off',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ResizableColumns');
    await dragLine(demo, 'Customer', 60);
    await expect(demo.getByRole('status')).toHaveText(
      'While dragging: 200 px · At the end: 200 px',
    );
    await expect.poll(() => widthOf(demo, 'Customer')).toBe(200);
    await dragLine(demo, 'Customer', 150);
    await expect.poll(() => widthOf(demo, 'Customer')).toBe(240);
    await dragLine(demo, 'Status', 60);
    expect(await widthOf(demo, 'Status')).toBe(100);
  },
);

test('the column menu resizes with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WidthByKeyboard');
  await header(demo, 'Customer').focus();
  await page.keyboard.press('Control+Enter');
  const wider = page.getByRole('menuitem', { name: 'Wider' });
  await wider.press('Enter');
  await expect.poll(() => widthOf(demo, 'Customer')).toBe(160);
  await expect(page.getByRole('menu')).toHaveCount(0);
  await header(demo, 'City').focus();
  await page.keyboard.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Narrower' }).press('Enter');
  await expect.poll(() => widthOf(demo, 'City')).toBe(70);
});

test(
  'fitting leaves outliers out until it is told to count them',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AutosizedColumns');
    const fit = demo.getByRole('button', { name: 'Fit the columns' });
    await fit.click();
    await expect.poll(() => widthOf(demo, 'Customer')).toBeGreaterThan(100);
    const usual = await widthOf(demo, 'Customer');
    await demo.getByLabel('includeOutliers').check();
    await fit.click();
    await expect.poll(() => widthOf(demo, 'Customer')).toBeGreaterThan(usual + 80);

    await demo.getByLabel('includeOutliers').uncheck();
    await fitByDoubleClick(demo, 'Customer');
    await expect.poll(() => widthOf(demo, 'Customer')).toBe(usual);
    await demo.getByLabel('includeOutliers').check();
    await fitByDoubleClick(demo, 'Customer');
    await expect.poll(() => widthOf(demo, 'Customer')).toBeGreaterThan(usual + 80);
  },
);

test('columns fit rows that were loaded', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AutosizedAfterLoading');
  const load = demo.getByRole('button', { name: 'Load the orders' });
  const isLoading = await recordAppearance(demo, '[role="progressbar"]');
  const isDisabled = await recordAppearance(demo, 'button:disabled', 'Load');
  await load.click();
  await expect.poll(isLoading).toBe(true);
  await expect.poll(isDisabled).toBe(true);
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  await expect(load).toBeEnabled();
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
  await expect.poll(() => widthOf(demo, 'Customer')).toBeGreaterThan(110);
  const cells = demo.getByRole('gridcell');
  const cut = await cells.evaluateAll(
    (all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
  );
  expect(cut, 'cells whose text is cut off').toBe(0);
});

test('widths come back, also after a reload', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SavedWidths');
  await dragLine(demo, 'Customer', -100);
  const chosen = await widthOf(demo, 'Customer');
  await demo.getByRole('gridcell').first().click();
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(1);
  await demo.getByRole('button', { name: 'Leave and come back' }).click();
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(0);
  await expect.poll(() => widthOf(demo, 'Customer')).toBe(chosen);
  const again = await openDemo(page, PAGE, 'SavedWidths');
  await expect.poll(() => widthOf(again, 'Customer')).toBe(chosen);
});

test('cut-off text expands by click and by keyboard', { tag: '@full' }, async ({ page }) => {
  const [short, long] = createReviews(2);
  const demo = await openDemo(page, PAGE, 'ExpandableCells');
  const row = (id?: number) => demo.locator(`[role="row"][data-id="${id}"]`);
  const button = row(long?.id).getByRole('button', { name: `Whole review of ${long?.product}` });
  const whole = page.getByRole('tooltip');
  await expect(row(short?.id)).toBeVisible();

  await expect(button).toBeVisible();
  await expect(row(short?.id).getByRole('button')).toHaveCount(0);
  await button.click();
  await expect(whole).toHaveText(long?.text ?? '');
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Escape');
  await expect(whole).toHaveCount(0);

  await row(long?.id).getByRole('gridcell').first().click();
  await page.keyboard.press('ArrowRight');
  await expect(button).toBeFocused();
  for (const key of ['Enter', 'Space']) {
    await page.keyboard.press(key);
    await expect(whole).toHaveText(long?.text ?? '');
    await page.keyboard.press('Escape');
    await expect(whole).toHaveCount(0);
  }
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(whole).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(whole).toHaveCount(0);

  await button.click();
  await expect(whole).toBeVisible();
  await row(short?.id).hover();
  await page.mouse.wheel(0, 60);
  await expect(whole).toHaveCount(0);
});

/** Waits until columns have these widths, as the grid measures itself first. */
async function expectWidths(demo: Locator, widths: Record<string, number>) {
  for (const [name, width] of Object.entries(widths)) {
    await expect.poll(() => widthOf(demo, name), { message: name }).toBe(width);
  }
}

async function fitsTheColumnsWhenItMounts(demo: Locator) {
  await expectWidths(demo, { 'No.': 60, Name: 120, Role: 100, Office: 100 });
  await demo.getByLabel('autosizeOnMount').check();
  await expect.poll(() => widthOf(demo, 'Role')).toBeGreaterThan(130);
  await expectWidths(demo, { 'No.': 60 });
  // It gets its share of the space that is left.
  await expect.poll(() => widthOf(demo, 'Office')).toBeGreaterThan(110);
}

async function keepsColumnsReadable(demo: Locator) {
  await expectWidths(demo, { Customer: 150, City: 90 });
  await demo.getByLabel('Columns have a minWidth').uncheck();
  await expect.poll(() => widthOf(demo, 'City')).toBeLessThan(70);
  await expect.poll(() => widthOf(demo, 'Customer')).toBeLessThan(130);
}

test(
  'columns have the widths that are set, fitted or left as a minimum',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('widths are those of the columns, or 100 px', async () =>
      expectWidths(await runDemo(page, 'ColumnWidths'), {
        Order: 90,
        Customer: 180,
        City: 100,
        Ordered: 120,
        Items: 90,
      }));
    await test.step('columns fit their content when the grid mounts', async () =>
      fitsTheColumnsWhenItMounts(await runDemo(page, 'AutosizedOnMount')));
    await test.step('flexible columns do not shrink below their minimum', async () =>
      keepsColumnsReadable(await runDemo(page, 'NarrowScreen')));
  },
);
