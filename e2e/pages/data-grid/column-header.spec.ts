import { createOrders } from '../../../docs/react-data-grid/_data/orders';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/column-header/');

test('a description is the tooltip of the text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderTexts');
  await demo.getByText('No.', { exact: true }).hover();
  await expect(page.getByRole('tooltip')).toHaveText('Number of the order');
  await demo.getByText('Handed over to the carrier').hover();
  await expect(page.getByRole('tooltip').last()).toHaveText('Handed over to the carrier');
});

test('long texts wrap within the height', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WrappedHeaders');
  const text = await demo.getByText('Handed over to the carrier').boundingBox();
  expect(text?.height ?? 0).toBeGreaterThan(30);
  const header = await demo
    .getByRole('columnheader', { name: 'Handed over to the carrier' })
    .boundingBox();
  expect(Math.round(header?.height ?? 0)).toBe(72);
});

test('a rendered header keeps its name, sorting and menu', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RenderedHeaders');
  const header = demo.getByRole('columnheader', { name: 'Office' });
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await header.press('Control+Enter');
  await page.getByRole('menuitem', { name: 'Manage columns' }).press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Office' })).toBeChecked();
});

test('a control in a header works with the keyboard', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderWithControl');
  const rows = demo.getByRole('grid');
  await expect(rows).toHaveAttribute('aria-rowcount', '41');
  await demo.getByRole('columnheader', { name: 'Customer' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('checkbox')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(demo.getByRole('checkbox')).toBeChecked();
  // The row of the headers counts, too.
  const unpaid = createOrders(40).filter(({ paid }) => !paid).length;
  await expect(rows).toHaveAttribute('aria-rowcount', String(unpaid + 1));
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByRole('columnheader', { name: 'Customer' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  const paid = demo.getByRole('columnheader', { name: 'Paid' });
  await expect(paid).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByText('Only unpaid').click();
  await expect(demo.getByRole('checkbox')).not.toBeChecked();
  await expect(paid).toHaveAttribute('aria-sort', 'ascending');
});

test(
  'rotated headers are narrow and high, without menu and sorting',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TurnedHeaders');
    const header = demo.getByRole('columnheader', { name: 'Change orders' });
    await expect(header).toHaveCSS('width', '56px');
    await expect(header).toHaveCSS('height', '136px');
    const text = header.getByText('Change orders');
    await expect(text).toHaveCSS('writing-mode', 'vertical-rl');
    const box = await text.boundingBox();
    expect(box?.height ?? 0).toBeGreaterThan(2 * (box?.width ?? 0));
    await expect(header.locator('button')).toHaveCount(0);
    await header.click();
    await expect(header).not.toHaveAttribute('aria-sort', 'ascending');
  },
);
