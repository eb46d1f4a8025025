import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/api-object/');

test('buttons outside filter, sort, select and read', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SeveralMethods');
  await demo.getByRole('button', { name: 'Choose open orders' }).click();
  await expect(demo.getByRole('row', { selected: true })).toHaveCount(3);
  await expect(demo.getByRole('columnheader', { name: 'Total' })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  await demo.getByRole('button', { name: 'Sum up' }).click();
  await expect(demo.getByRole('status')).toHaveText('3 orders, 576.75 €');
});

test('a toolbar inside steps through the rows and scrolls', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StepThroughRows');
  const next = demo.getByRole('button', { name: 'Next row' });
  await expect(demo.getByRole('status')).toHaveText('0 of 29');
  for (let step = 1; step <= 9; step += 1) {
    await next.click();
    await expect(demo.getByRole('status')).toHaveText(`${step} of 29`);
  }
  await expect(demo.getByRole('row', { selected: true })).toBeInViewport({ ratio: 0.9 });
  await demo.getByRole('button', { name: 'Previous row' }).click();
  await expect(demo.getByRole('status')).toHaveText('8 of 29');
});

test(
  'the API is empty at the first render and complete in an effect',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'WhatIsReady');
    const table = demo.getByRole('table', { name: 'When methods are ready' });
    await expect(table.getByRole('row')).toHaveCount(5);
    await expect(table.getByRole('row').nth(1)).toHaveText(/First render\s*no\s*0\s*0\s*no/);
    await expect(table.getByRole('row').nth(2)).toHaveText(/Effect\s*yes\s*60\s*\d+\s*(no|yes)/);
    await expect(table.getByRole('row').nth(4)).toHaveText(/yes\s*60\s*[1-9]\d+\s*yes/);

    const selected = demo.getByRole('row', { selected: true });
    await demo.getByRole('gridcell').first().click();
    await expect(selected).toHaveCount(1);
    await demo.getByRole('button', { name: 'Start again' }).click();
    await expect(selected).toHaveCount(0);
    await expect(table.getByRole('row')).toHaveCount(5);
  },
);

test('a row on another page is found, shown and focused', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OpenAtARow');
  const show = demo.getByRole('button', { name: 'Show it' });
  await expect(demo.getByText('1–25 of 90')).toBeVisible();
  await expect(demo.getByRole('combobox', { name: 'Rows per page' })).toHaveCount(0);
  await show.click();
  await expect(demo.getByText('51–75 of 90')).toBeVisible();
  const row = demo.getByRole('row', { selected: true });
  await expect(row).toContainText('4021');
  await expect(row).toBeInViewport({ ratio: 0.9 });
  await expect(row.getByRole('gridcell').nth(1)).toBeFocused();
  await demo.getByLabel('Order number').fill('12');
  await show.click();
  await expect(demo.getByText('There is no such order')).toBeVisible();
});

test(
  'code does what people may not, but selects only what may be selected',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ChangedOnlyByCode');
    const name = demo.getByRole('columnheader', { name: 'Product' });
    const price = demo.getByRole('columnheader', { name: 'Price' });
    await price.hover();
    await expect(demo.getByRole('button', { name: 'Menu' })).toHaveCount(0);
    await price.click();
    await expect(price).not.toHaveAttribute('aria-sort', /cending/);
    await demo.getByRole('button', { name: 'Cheapest first' }).click();
    await expect(price).toHaveAttribute('aria-sort', 'ascending');
    await demo.getByRole('button', { name: 'Select a mug' }).click();
    await demo.getByRole('button', { name: 'Select a lamp' }).click();
    await demo.getByRole('button', { name: 'Hide prices' }).click();
    await expect(price).toHaveCount(0);
    await expect(name).toBeVisible();
    await expect(demo.getByRole('row', { selected: true })).toContainText('Blue mug');
  },
);
