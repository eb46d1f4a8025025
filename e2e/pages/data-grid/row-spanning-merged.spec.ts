import type { Locator } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { cellAt, pressEnterIn, typeInto } from '../../fixtures/edit-cells';
import { fieldCells } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-spanning/');

const ROW_HEIGHT = 52;

/** Expects the first cells of a column, each with the number of rows that it covers. */
async function expectSpans(
  demo: Locator,
  field: string,
  spans: readonly (readonly [text: string, rows: number])[],
  rowHeight = ROW_HEIGHT,
): Promise<void> {
  const cells = fieldCells(demo, field);
  for (const [index, [text, rows]] of spans.entries()) {
    await expect(cells.nth(index)).toHaveText(text);
    await expect(cells.nth(index)).toHaveAttribute('aria-rowspan', String(rows));
    await expect(cells.nth(index)).toHaveCSS('height', `${rows * rowHeight}px`);
  }
}

async function expectLines(demo: Locator, field: string): Promise<void> {
  await expect(fieldCells(demo, field).first()).toHaveCSS('border-right-width', '1px');
}

async function checkRepeated(demo: Locator): Promise<void> {
  await expectSpans(demo, 'department', [
    ['Management', 1],
    ['Engineering', 5],
  ]);
  await expectSpans(demo, 'office', [
    ['Oslo', 2],
    ['Utrecht', 1],
    ['Oslo', 1],
  ]);
  await expectLines(demo, 'department');
  const header = demo.getByRole('columnheader', { name: 'Department' });
  await expect(header).toHaveCSS('border-right-width', '1px');

  await demo.getByRole('columnheader', { name: 'Name' }).click();
  await expectSpans(demo, 'department', [
    ['Engineering', 1],
    ['Finance', 1],
    ['Support', 1],
    ['Engineering', 1],
    ['Design', 1],
    ['Support', 1],
    ['Finance', 2],
  ]);
}

async function checkTimetable(demo: Locator): Promise<void> {
  await expectSpans(demo, 'hall', [
    ['Opening', 1],
    ['Maps without tiles', 2],
    ['Fonts for tables', 1],
    ['A year of small releases', 2],
    ['Lunch in the garden', 2],
  ]);
  const lunch = fieldCells(demo, 'hall').filter({ hasText: 'Lunch' });
  await expect(lunch).toHaveAttribute('aria-colspan', '2');
  await expectSpans(demo, 'studio', [
    ['', 1],
    ['Screen readers, hands on', 3],
    ['', 1],
    ['Drawing charts', 1],
  ]);
  await expectLines(demo, 'hall');
  const menus = demo.getByRole('button', { name: 'Menu', includeHidden: true });
  await expect(menus, 'columns without a menu').toHaveCount(0);
}

test('neighbors with the same value are one cell', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['SpanRepeatedValues', 'equal neighbors merge, and separate when sorted', checkRepeated],
    ['Timetable', 'a talk is as long as its slots', checkTimetable],
  ]);
});

test('offices merge within a department, hours do not', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SpanWithinDepartment');
  await expectSpans(demo, 'department', [
    ['Management', 1],
    ['Engineering', 5],
  ]);
  await expectSpans(demo, 'office', [
    ['Oslo', 1],
    ['Oslo', 1],
    ['Utrecht', 1],
    ['Oslo', 1],
    ['Lisbon', 1],
    ['Utrecht', 1],
    ['Oslo', 2],
  ]);
  await expectSpans(demo, 'hours', [
    ['40', 1],
    ['40', 1],
    ['40', 1],
  ]);
  await expectLines(demo, 'department');

  await demo.getByRole('checkbox', { name: 'Only offices of the same department' }).uncheck();
  await expectSpans(demo, 'office', [
    ['Oslo', 2],
    ['Utrecht', 1],
  ]);
  await expectSpans(demo, 'hours', [
    ['40', 3],
    ['24', 1],
  ]);
});

test('orders of a day merge, up to the end of the page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SpanDates');
  await expect(demo.getByText('1–8 of 40')).toBeVisible();
  await expect(fieldCells(demo, 'orderedOn')).toHaveCount(2);
  await expectSpans(demo, 'orderedOn', [
    ['6/16/2024', 5],
    ['6/15/2024', 3],
  ]);
  await expectLines(demo, 'orderedOn');
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expectSpans(demo, 'orderedOn', [
    ['6/15/2024', 2],
    ['6/14/2024', 5],
    ['6/13/2024', 1],
  ]);
});

test('a department is renamed in all rows of its cell', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SpanEditing');
  const engineering = cellAt(demo, 1, 'department');
  await expectSpans(demo, 'department', [
    ['Management', 1],
    ['Engineering', 4],
    ['Design', 4],
  ]);
  await expectLines(demo, 'department');
  await typeInto(engineering, 'Platform');
  await pressEnterIn(engineering);
  await expectSpans(demo, 'department', [
    ['Management', 1],
    ['Platform', 4],
    ['Design', 4],
  ]);
});
