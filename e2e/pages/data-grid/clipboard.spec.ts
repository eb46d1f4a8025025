import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/clipboard/');

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']));

function clipboard(page: Page): Promise<string> {
  return page.evaluate(() => navigator.clipboard.readText());
}

async function paste(page: Page, cell: Locator, text: string): Promise<void> {
  await page.evaluate((data) => navigator.clipboard.writeText(data), text);
  await pasteCopied(page, cell);
}

async function pasteCopied(page: Page, cell: Locator): Promise<void> {
  await cell.click();
  await expect(cell).toBeFocused();
  await page.keyboard.press('Control+v');
}

/** What a row of `PasteCells` shows. */
async function expectPerson(demo: Locator, row: number, person: string[]): Promise<void> {
  const [name = '', office = '', hours = '', remote = ''] = person;
  await expect(cellOf(demo, 'name', row)).toHaveText(name);
  await expect(cellOf(demo, 'office', row)).toHaveText(office);
  await expect(cellOf(demo, 'hours', row)).toHaveText(hours);
  await expect(cellOf(demo, 'remote', row).locator('svg')).toHaveAttribute('data-value', remote);
}

/** A cell by its column and the place of its row on the screen, counted from 0. */
function cellOf(demo: Locator, field: string, row = 0): Locator {
  return demo.locator(`[data-rowindex="${row}"] [data-field="${field}"]`);
}

test('selected rows are copied, or the focused cell', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyRows');
  await cellOf(demo, 'name', 1).click();
  await page.keyboard.press('Control+c');
  await expect(demo.getByRole('region', { name: 'Copied' })).toHaveText('Ingrid Solheim');
  await demo.getByRole('checkbox', { name: 'Select row' }).nth(1).check();
  await demo.getByRole('checkbox', { name: 'Select row' }).nth(0).check();
  await page.keyboard.press('Control+c');
  await expect.poll(() => clipboard(page)).toContain('Vera Lindholm\tManagement\t');
  expect((await clipboard(page)).split('\r\n')).toEqual([
    expect.stringMatching(/^Vera Lindholm\tManagement\t\d+$/),
    expect.stringMatching(/^Ingrid Solheim\tEngineering\t\d+$/),
  ]);
});

test('a range of cells is copied', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyCells');
  await cellOf(demo, 'department', 0).click();
  await cellOf(demo, 'office', 1).click({ modifiers: ['Shift'] });
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => clipboard(page))
    .toMatch(/^Management\t(Oslo|Lisbon|Utrecht)\r\nEngineering\t(Oslo|Lisbon|Utrecht)$/);
  await expect(demo.getByRole('region')).toHaveText(/^Management\s\w+\s+Engineering\s\w+$/);
});

test('delimiter and raw values', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyFormat');
  const copied = demo.getByRole('region');
  await demo.getByRole('checkbox', { name: 'Select row' }).first().check();
  await page.keyboard.press('Control+c');
  await expect(copied).toHaveText(/^Vera Lindholm;\d{4}-\d\d-\d\dT\d\d:\d\d:00\.000Z;\d{6}$/);
  await demo.getByRole('checkbox', { name: 'Raw values' }).click();
  await demo.getByRole('checkbox', { name: 'Semicolon' }).click();
  await cellOf(demo, 'salary').focus();
  await page.keyboard.press('Control+c');
  await expect(copied).toHaveText(/^Vera Lindholm\s\d+\/\d+\/\d{4}\s€\d{3},\d{3}$/);
});

test('a button and a key copy with headers', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CopyWithHeaders');
  await demo.getByRole('button', { name: 'Copy with headers' }).click();
  await expect.poll(() => clipboard(page)).toMatch(/^Product\tPrice\tCost\r\nBlue mug\t15\t9\r\n/);
  await cellOf(demo, 'name', 1).click();
  await page.keyboard.press('Alt+c');
  await expect
    .poll(() => clipboard(page))
    .toBe('Product\tPrice\tCost\r\nSmall desk lamp\t67\t33.5');
  await expect(demo.getByRole('region')).toHaveText(/^Product\sPrice\sCost\s+Small desk lamp/);

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('denied'));
  });
  await demo.getByRole('button', { name: 'Copy with headers' }).click();
  await expect(demo.getByRole('region')).toHaveText('The browser does not allow it');
});

test(
  'two people are pasted; what is not understood keeps its value',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PasteCells');
    const first = cellOf(demo, 'name', 1);
    // Others first so that each value of the two people is a change.
    await paste(page, first, 'Eva Lund\tOslo\t24\tno\nJon Berg\tUtrecht\t24\tyes');
    await expectPerson(demo, 1, ['Eva Lund', 'Oslo', '24', 'false']);
    await expectPerson(demo, 2, ['Jon Berg', 'Utrecht', '24', 'true']);

    await demo.getByRole('button', { name: 'Copy' }).click();
    await expect.poll(() => clipboard(page)).toContain('Ana Ruiz');
    await pasteCopied(page, first);
    await expectPerson(demo, 1, ['Ana Ruiz', 'Lisbon', '32', 'true']);
    await expectPerson(demo, 2, ['Tom Vos', 'Utrecht', '40', 'false']);
  },
);

test(
  'one value goes into all selected cells; a number with separators empties them',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PasteCells');
    const hours = (row: number) => cellOf(demo, 'hours', row);
    const below = (await hours(3).textContent()) ?? '';
    await hours(0).click();
    await hours(2).click({ modifiers: ['Shift'] });
    for (const [text, shown] of [
      ['37', '37'],
      ['1,094', ''],
    ] as const) {
      await page.evaluate((data) => navigator.clipboard.writeText(data), text);
      await page.keyboard.press('Control+v');
      for (const row of [0, 1, 2]) await expect(hours(row)).toHaveText(shown);
      await expect(hours(3)).toHaveText(below);
    }
  },
);

test(
  'amounts and days are parsed, and what is neither is left out',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PasteParsers');
    const second = await cellOf(demo, 'salary', 1).textContent();
    await paste(page, cellOf(demo, 'salary'), '52.500,00 €\t24.12.2023\nunknown\t1.2.2024');
    await expect(cellOf(demo, 'salary', 0)).toHaveText('52,500');
    await expect(cellOf(demo, 'startedOn', 0)).toHaveText('12/24/2023');
    await expect(cellOf(demo, 'salary', 1)).toHaveText(second ?? '');
    await expect(cellOf(demo, 'startedOn', 1)).toHaveText('2/1/2024');
  },
);

test('text with semicolons is split', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PasteCsvText');
  await paste(page, cellOf(demo, 'name'), 'Teapot; 24.5; 11\nBread board; 31; 14.25');
  await expect(cellOf(demo, 'name', 0)).toHaveText('Teapot');
  await expect(cellOf(demo, 'cost', 1)).toHaveText('14.25');
});

test('pasting makes room for new rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PasteNewRows');
  await paste(page, cellOf(demo, 'article', 1), 'Wool blanket\t2\nWall clock\t1\nEnamel mug\t24');
  await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '5');
  await expect(cellOf(demo, 'article', 1)).toHaveText('Wool blanket');
  await expect(cellOf(demo, 'id', 3)).toHaveText('4');
  await expect(cellOf(demo, 'quantity', 3)).toHaveText('24');
});

test(
  'a paste waits for an answer, and too many cells are refused',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PasteConfirmation');
    const price = cellOf(demo, 'price');
    const dialog = page.getByRole('dialog');
    await paste(page, price, '3\t2');
    await expect(dialog.getByRole('heading')).toHaveText('Paste 2 cells?');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(price).toHaveText('15');
    await paste(page, price, '3\t2');
    await dialog.getByRole('button', { name: 'Paste' }).click();
    await expect(price).toHaveText('3');
    await expect(dialog).toBeHidden();
    await paste(page, price, Array.from({ length: 101 }, () => '1').join('\n'));
    await expect(dialog.getByRole('button', { name: 'Paste' })).toBeDisabled();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
    await price.click();
    await cellOf(demo, 'cost', 1).click({ modifiers: ['Shift'] });
    await expect(demo.locator('[role="gridcell"].Mui-selected')).toHaveCount(4);
  },
);

test(
  'each row is saved, and a refused one keeps its values',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PasteToServer');
    const log = demo.getByRole('log', { name: 'Requests' });
    const refused = (await cellOf(demo, 'items', 1).textContent()) ?? '';
    await paste(page, cellOf(demo, 'items'), '41\n0\n43');
    await expect(log.getByText(/200 OK/)).toHaveCount(2);
    await expect(log.getByText(/422/)).toHaveCount(1);
    await expect(cellOf(demo, 'items', 0)).toHaveText('41');
    await expect(cellOf(demo, 'items', 1)).toHaveText(refused);
    await expect(cellOf(demo, 'items', 2)).toHaveText('43');
    await expect(demo.getByRole('alert')).toHaveText(/at least one item/);
    await paste(page, cellOf(demo, 'items'), '44');
    await expect(log.getByText(/200 OK/)).toHaveCount(3);
    await expect(demo.getByRole('alert')).toHaveCount(0);
  },
);

test('a paste is undone', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PasteUndo');
  const undo = demo.getByRole('button', { name: 'Undo' });
  const row = (index: number) => demo.locator(`[data-rowindex="${index}"] [role="gridcell"]`);
  await expect(row(0)).toHaveText(['Blue mug', '15', '9']);
  await expect(undo).toBeDisabled();
  const isPasting = await recordAppearance(demo, '[role="status"]', 'Pasting');
  await paste(page, cellOf(demo, 'name'), 'Changed\t1\t2\nToo\t3\t4');
  await expect.poll(isPasting).toBe(true);
  await expect(row(0)).toHaveText(['Changed', '1', '2']);
  await expect(row(1)).toHaveText(['Too', '3', '4']);
  await expect(demo.getByRole('status')).toHaveText('Pasted');
  await undo.click();
  await expect(demo.getByRole('status')).toHaveText('Undone');
  await expect(row(0)).toHaveText(['Blue mug', '15', '9']);
  await expect(row(1)).toHaveText(['Small desk lamp', '67', '33.5']);
});

test('the key for copying can be taken away', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NoCopy');
  await page.evaluate(() => navigator.clipboard.writeText('before'));
  await cellOf(demo, 'salary').click();
  await page.keyboard.press('Control+c');
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(demo, 'salary', 1)).toBeFocused();
  await expect(demo.getByRole('region')).toHaveText('Nothing yet');
  expect(await clipboard(page)).toBe('before');
});
