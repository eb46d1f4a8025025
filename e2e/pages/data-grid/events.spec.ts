import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/events/');

test('listeners run in the order that the page gives, and only the hook heeds the mark', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'ListenerOrder');
  const status = demo.getByRole('status');
  const cell = demo.getByRole('gridcell').first();
  await cell.click();
  await expect(status).toHaveText(
    'prop → hook → subscribe → slotProps.cell → onRowClick → around the grid',
  );
  await demo.getByLabel('The prop prevents the default').check();
  await cell.click();
  await expect(status).toHaveText(
    'prop → subscribe → slotProps.cell → onRowClick → around the grid',
  );
});

test(
  'a marked event leaves Enter and the double click to the page, and typing to the grid',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DefaultPrevented');
    const cell = demo.getByRole('gridcell').first();
    const name = await cell.innerText();
    await cell.dblclick();
    await expect(demo.getByRole('status')).toHaveText(`${name} is open`);
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await demo.getByRole('gridcell').nth(2).click();
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('status')).not.toHaveText(`${name} is open`);
    await expect(demo.getByRole('textbox')).toHaveCount(0);
    await page.keyboard.press('x');
    await expect(demo.getByRole('textbox')).toBeFocused();
  },
);

test('the inspector lists what a double click publishes', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EventInspector');
  await demo.getByRole('gridcell', { name: 'Vera Lindholm' }).dblclick();
  const log = demo.getByRole('log');
  await expect(log).toContainText('cellEditStart id: 1, field: name, reason: cellDoubleClick');
  const names = await log.locator('b').allInnerTexts();
  expect(names.reverse()).toEqual([
    'cellMouseDown',
    'cellMouseUp',
    'cellFocusIn',
    'cellClick',
    'rowClick',
    'cellMouseDown',
    'cellMouseUp',
    'cellClick',
    'rowClick',
    'cellEditStart',
    'cellDoubleClick',
    'rowDoubleClick',
  ]);

  await demo.getByRole('button', { name: 'Clear' }).click();
  await expect(log).not.toContainText('cellEditStart');
  await demo.getByRole('combobox', { name: 'Events' }).click();
  await page.getByRole('option', { name: 'Columns' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  await demo.getByRole('columnheader', { name: 'Role' }).click();
  await expect(log.locator('b').filter({ hasText: 'columnHeaderClick' })).toHaveCount(1);
});

test('a subscription from outside follows the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PreviewFollowsFocus');
  const ids = await demo.getByRole('gridcell').filter({ hasText: /^\d+$/ }).allInnerTexts();
  await demo.getByRole('gridcell').first().click();
  await expect(demo.getByRole('status')).toContainText(`Order ${ids[0]}`);
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('status')).toContainText(`Order ${ids[1]}`);
});

test('a slot hears the events of its own grid', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListenInSlot');
  await expect(demo.getByRole('status')).toContainText('Point at a row');
  await demo.getByRole('gridcell').first().hover();
  await expect(demo.getByRole('status')).toContainText(/Antwerp \d+ · Gdańsk \d+ · Porto \d+/);
  await page.mouse.move(0, 0);
  await expect(demo.getByRole('status')).toContainText('Point at a row');
  await demo.getByRole('columnheader', { name: 'Product' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(demo.getByRole('status')).toContainText(/Antwerp \d+ · Gdańsk \d+ · Porto \d+/);
});

test('a button inside a row does not open the row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ButtonInClickableRow');
  await demo.getByRole('button', { name: 'Call Vera Lindholm' }).click();
  await expect(demo.getByRole('status')).toHaveText('Calling Vera Lindholm');
  const row = demo.getByRole('row').filter({ hasText: 'Vera Lindholm' });
  await row
    .getByRole('gridcell')
    .first()
    .click({ position: { x: 200, y: 10 } });
  await expect(demo.getByRole('status')).toHaveText('Opened Vera Lindholm');
});

test('a change says why it came', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChangeReason');
  await demo.getByRole('button', { name: 'Open orders' }).click();
  await expect(demo.getByRole('status')).toHaveText('Filters: 1, reason: restoreState');
  // The toolbar comes first; the header of a filtered column has such a button, too.
  await demo.getByRole('button', { name: 'Show filters' }).first().click();
  await page.getByRole('textbox', { name: 'Value' }).fill('Shipped');
  await expect(demo.getByRole('status')).toHaveText('Filters: 1, reason: upsertFilterItem');
});

test(
  'a click tells its row, column and text, and whether Alt was held',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CellClicks');
    const status = demo.getByRole('status');
    await demo.getByRole('gridcell').first().click();
    await expect(status).toHaveText('Order 4040, Customer: Harbour Bakery');
    await demo
      .getByRole('gridcell')
      .nth(3)
      .click({ modifiers: ['Alt'] });
    await expect(status).toHaveText('Order 4039, Ordered: 6/12/2024 with Alt');
  },
);
