import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { checkboxOf, itemWithId, labelOf, rowOfItem } from '../../fixtures/tree-items';
import { selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/tree-item-customization/');

/** Whole pixels from the left edge of the window. */
const leftOf = async (part: Locator) => Math.round((await part.boundingBox())?.x ?? NaN);

async function checkRecord(demo: Locator, page: Page): Promise<void> {
  await expect(itemWithId(demo, 'berth-a1')).toHaveText('Kittiwake9.4 m');
  await expect(itemWithId(demo, 'berth-a2')).toHaveText('Old Ferry14.2 moverdue');
  await expect(rowOfItem(demo, 'pier-b')).toHaveText('Pier B');
  await itemWithId(demo, 'pier-a').focus();
  await page.keyboard.press('m');
  await expect(itemWithId(demo, 'berth-b2'), 'a letter finds the label').toBeFocused();
}

async function checkHeading(demo: Locator, page: Page): Promise<void> {
  const orders = itemWithId(demo, 'Orders');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Page: Delivery');
  await expect(selectedLabels(demo)).toHaveText(['Delivery']);
  await labelOf(demo, 'Orders').click();
  await expect(orders).toHaveAttribute('aria-expanded', 'true');
  await expect(status, 'a heading is not a page').toHaveText('Page: Delivery');
  for (const key of ['Enter', 'Space', 'ArrowLeft']) {
    await orders.press(key);
    await expect(orders).toHaveAttribute('aria-expanded', 'true');
    await expect(status).toHaveText('Page: Delivery');
  }
  await page.keyboard.press('ArrowDown');
  await expect(itemWithId(demo, 'Delivery')).toBeFocused();
  for (const name of ['Returns', 'Contact']) {
    await labelOf(demo, name).click();
    await expect(status).toHaveText(`Page: ${name}`);
    await expect(selectedLabels(demo)).toHaveText([name]);
  }
}

test('items show more, and do less', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['RecordInItem', 'an item shows other fields of its record', checkRecord],
    ['StopDefault', 'a heading is neither selected nor closed', checkHeading],
  ]);
});

test('the checkbox is at the end of the row', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckboxAtEnd');
  const read = checkboxOf(demo, 'orders-read');
  const count = checkboxOf(demo, 'stock-count');
  await expect(read).toBeChecked();
  const distance = async () => (await leftOf(count)) - (await leftOf(labelOf(demo, 'Count')));
  await expect.poll(distance, 'right of the label').toBeGreaterThan(100);
  await count.check();
  await expect(itemWithId(demo, 'stock-count')).toHaveAttribute('aria-selected', 'true');
  await expect(read, 'both are selected').toBeChecked();
  await read.uncheck();
  await expect(itemWithId(demo, 'orders-read')).toHaveAttribute('aria-selected', 'false');
  await expect(labelOf(demo, 'Up to 50')).toBeVisible();
  await labelOf(demo, 'Refunds').click();
  await expect(labelOf(demo, 'Up to 50')).toHaveCount(0);
});

test('the indent follows the slider, rows can be full', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RowIndent');
  const [coast, lane] = [rowOfItem(demo, 'coast'), rowOfItem(demo, 'sail-lane')];
  const text = async () =>
    (await leftOf(labelOf(demo, 'Sail Lane'))) - (await leftOf(labelOf(demo, 'Coast')));
  const background = async () => (await leftOf(lane)) - (await leftOf(coast));
  await expect(selectedLabels(demo)).toHaveText(['Sail Lane']);
  await expect.poll(text, 'three levels of 24 pixels').toBe(72);
  await expect.poll(background).toBe(72);
  await demo.getByRole('slider', { name: 'Indent' }).press('End');
  await expect.poll(text, 'three levels of 40 pixels').toBe(120);
  await demo.getByRole('checkbox', { name: 'Full rows' }).check();
  await expect.poll(background, 'the row begins at the edge').toBe(0);
  await expect.poll(text).toBe(120);
});
