import type { Locator } from '@playwright/test';
import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { checkDemos, type DemoCheck } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-selection/');

test('Shift takes the rows between two checkboxes, the header clears, then takes all', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'CheckboxSelection');
  const boxes = demo.getByRole('checkbox');
  await boxes.nth(2).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  await expect(demo.getByText('3 rows selected')).toBeVisible();
  await boxes.first().click();
  await expect(demo.getByText('rows selected')).toHaveCount(0);
  await boxes.first().click();
  await expect(demo.getByText('40 rows selected')).toBeVisible();
});

test(
  'a click, Ctrl and the keyboard select rows without checkboxes',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RangeSelection');
    const status = demo.getByRole('status');
    await demo.getByRole('gridcell', { name: 'Lisbon' }).first().click();
    await expect(status).toHaveText('1 selected');
    await demo
      .getByRole('gridcell', { name: 'Porto' })
      .first()
      .click({ modifiers: ['Control'] });
    await expect(status).toHaveText('2 selected');
    await demo.getByRole('gridcell', { name: 'Lisbon' }).first().click();
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await expect(status).toHaveText('3 selected');
    await page.keyboard.press('Control+a');
    await expect(status).toHaveText('40 selected');
  },
);

test('rows that cannot be selected are left out', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectableRows');
  const row = demo.getByRole('row').filter({ hasText: 'Shipped' }).first();
  await expect(row.getByRole('checkbox')).toBeDisabled();
  await demo.getByRole('checkbox', { name: 'Select all rows' }).click();
  const unshipped = createOrders(30).filter(({ status }) => /Open|Packed/.test(status)).length;
  await expect(demo.getByText(`${unshipped} rows selected`, { exact: true })).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await expect(demo.getByRole('row').filter({ hasText: 'Open' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

function rowWithId(demo: Locator, id: number): Locator {
  return demo.locator(`[role="row"][data-id="${id}"]`);
}

async function oneRowIsSelected(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  const selected = demo.locator('[role="row"][aria-selected="true"]');
  await expect(status).toHaveText(/^Ingrid Solheim, Head of engineering, /);
  await expect(selected).toContainText('Ingrid Solheim');
  const vera = demo.getByRole('gridcell', { name: 'Vera Lindholm' });
  await vera.click();
  await expect(status).toHaveText(/^Vera Lindholm, Director, /);
  await expect(selected).toHaveCount(1);
  await vera.click({ modifiers: ['Control'] });
  await expect(status).toHaveText('Select a person');
  await expect(selected).toHaveCount(0);
}

async function theOldestIsDropped(demo: Locator): Promise<void> {
  const chips = demo.locator('.MuiChip-root');
  await expect(chips).toHaveText(['Small desk lamp', 'Plain apron']);
  await rowWithId(demo, 700).getByRole('checkbox').click();
  await expect(chips).toHaveText(['Small desk lamp', 'Plain apron', 'Blue mug']);
  await rowWithId(demo, 702).getByRole('checkbox').click();
  await expect(chips).toHaveText(['Plain apron', 'Blue mug', 'Striped notebook']);
  await expect(rowWithId(demo, 701)).toHaveAttribute('aria-selected', 'false');
  await chips.first().locator('.MuiChip-deleteIcon').click();
  await expect(rowWithId(demo, 703)).toHaveAttribute('aria-selected', 'false');
  await expect(demo.getByText('2 rows selected')).toBeVisible();
}

async function buttonsSelect(demo: Locator): Promise<void> {
  const unpaid = createOrders(30).filter(({ paid }) => !paid).length;
  await expect(demo.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
  await demo.getByRole('button', { name: 'Unpaid ones' }).click();
  await expect(demo.getByText(`${unpaid} rows selected`, { exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'The others' }).click();
  await expect(demo.getByText(`${30 - unpaid} rows selected`, { exact: true })).toBeVisible();
}

async function footerAddsTheTotals(demo: Locator): Promise<void> {
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Selected orders: €0.00');
  await rowWithId(demo, 4030).getByRole('checkbox').click();
  await expect(status).toHaveText('Selected orders: €47.25');
  await rowWithId(demo, 4029).getByRole('checkbox').click();
  await expect(status).toHaveText('Selected orders: €371.25');
}

async function clicksInCellsSelectNothing(demo: Locator): Promise<void> {
  const row = rowWithId(demo, 1);
  await row.getByRole('button', { name: 'Open' }).click();
  await expect(demo.getByRole('status')).toHaveText('Opened: Vera Lindholm');
  await row.getByRole('gridcell', { name: 'Vera Lindholm' }).click();
  await expect(row).toHaveAttribute('aria-selected', 'false');
  await row.getByRole('checkbox').click();
  await expect(row).toHaveAttribute('aria-selected', 'true');
}

async function headerTakesOnePageOrAll(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader').getByRole('checkbox');
  await header.click();
  await expect(demo.getByText('5 rows selected', { exact: true })).toBeVisible();
  await header.click();
  await expect(demo.getByText('rows selected')).toHaveCount(0);
  await demo.getByLabel('Only this page').uncheck();
  await header.click();
  await expect(demo.getByText('24 rows selected', { exact: true })).toBeVisible();
}

async function starsAreInTheSecondColumn(demo: Locator): Promise<void> {
  const header = demo.getByRole('columnheader').nth(1);
  await expect(header).toHaveAttribute('data-field', '__check__');
  await expect(header).toHaveCSS('width', '64px');
  await expect(demo.getByText('1–12 of 12')).toHaveCount(0);
  const row = rowWithId(demo, 700);
  await expect(row.locator('[data-testid="StarBorderIcon"]')).toBeVisible();
  await row.getByRole('checkbox').click();
  await expect(row.locator('[data-testid="StarIcon"]')).toBeVisible();
  await expect(row).toHaveAttribute('aria-selected', 'true');
}

async function radioButtonsSelectOne(demo: Locator): Promise<void> {
  const radios = demo.getByRole('radio');
  await expect(demo.getByRole('columnheader').first()).toHaveText('Lead');
  await expect(demo.getByRole('checkbox')).toHaveCount(0);
  await radios.nth(0).click();
  await expect(radios.nth(0)).toBeChecked();
  await radios.nth(2).click();
  await expect(radios.nth(2)).toBeChecked();
  await expect(radios.nth(0)).not.toBeChecked();
}

const DEMOS: readonly DemoCheck[] = [
  ['SingleRowSelection', 'a click selects one row, Ctrl deselects it', oneRowIsSelected],
  ['AtMostThree', 'the fourth row replaces the oldest', theOldestIsDropped],
  ['SelectWithApi', 'buttons select unpaid orders, then the others', buttonsSelect],
  ['SelectedTotal', 'the footer adds the totals', footerAddsTheTotals],
  ['CheckboxesOnly', 'clicks in cells select nothing', clicksInCellsSelectNothing],
  ['SelectOnThisPage', 'the header takes one page, or all', headerTakesOnePageOrAll],
  ['CustomCheckbox', 'stars are in the second column', starsAreInTheSecondColumn],
  ['RadioSelection', 'radio buttons select one row', radioButtonsSelectOne],
];

test(
  'clicks, buttons and checkboxes select what their demos say',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await checkDemos(page, PAGE, DEMOS);
  },
);
