import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { selectedLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/selection/');

const row = (demo: Locator, text: string) =>
  demo.locator('li', { has: demo.page().getByText(text, { exact: true }) }).last();

test('parents follow their children, and the other way round', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckboxTree');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('Rights: 2 of 6');
  await expect(row(demo, 'Orders')).toHaveAttribute('aria-checked', 'mixed');
  await expect(row(demo, 'Stock')).toHaveAttribute('aria-checked', 'false');
  await demo.getByText('More than 50').click();
  await expect(row(demo, 'Refunds')).toHaveAttribute('aria-checked', 'true');
  await row(demo, 'Orders').focus();
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Rights: 4 of 6');
  await expect(row(demo, 'Orders')).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Space');
  await expect(status).toHaveText('Rights: 0 of 6');
  await expect(row(demo, 'Refunds')).toHaveAttribute('aria-checked', 'false');
  await expect(selectedLabels(demo), 'items are checked, not selected').toHaveCount(0);
});

test('a click on a box does not close the branch', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckboxTree');
  await row(demo, 'Stock').locator('.MuiCheckbox-root').first().click();
  await expect(row(demo, 'Stock')).toHaveAttribute('aria-checked', 'true');
  await expect(demo.getByText('Write off')).toBeVisible();
  await expect(row(demo, 'Stock')).toBeFocused();
});

test('locked rights stay, whatever is done to the parent', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LockedRights');
  const locked = row(demo, 'Read, from the group Clerks');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('To grant: Orders / ChangeTo take away: nothing');
  await row(demo, 'Orders').focus();
  await page.keyboard.press('Space');
  await expect(row(demo, 'Orders')).toHaveAttribute('aria-checked', 'mixed');
  await expect(row(demo, 'Up to 50')).toHaveAttribute('aria-checked', 'true');
  await expect(row(demo, 'More than 50, managers only')).toHaveAttribute('aria-checked', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(locked).toBeFocused();
  await page.keyboard.press('Space');
  await expect(locked).toHaveAttribute('aria-checked', 'true');
  await expect(locked).toHaveAttribute('aria-disabled', 'true');
  await demo.getByRole('button', { name: 'Save' }).click();
  await row(demo, 'Orders').focus();
  await page.keyboard.press('Space');
  await expect(locked).toHaveAttribute('aria-checked', 'true');
  await expect(status).toHaveText(
    'To grant: nothingTo take away: Orders / Change, Orders / Refunds / Up to 50',
  );
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(status).toHaveText('To grant: nothingTo take away: nothing');
  await demo.getByText('Up to 50').click();
  await expect(row(demo, 'Up to 50')).toHaveAttribute('aria-checked', 'false');
  await expect(selectedLabels(demo), 'items are checked, not selected').toHaveCount(0);
});

test('selected records add up', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedRecords');
  await expect(demo.getByRole('status')).toHaveText('Boats: 2, meters of pier: 21.0');
  await demo.getByText('Marigold').click({ modifiers: ['Control'] });
  await expect(demo.getByRole('status')).toHaveText('Boats: 3, meters of pier: 29.1');
});

test('a range from a closed branch is left out', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedRecords');
  await demo.getByText('Marigold').click();
  await expect(demo.getByRole('status')).toHaveText('Boats: 1, meters of pier: 8.1');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await expect(demo.getByText('Marigold')).toHaveCount(0);
  await demo.getByText('Kittiwake').click({ modifiers: ['Shift'] });
  await expect(demo.getByRole('status')).toHaveText('Boats: 1, meters of pier: 8.1');
  await demo.getByText('Sandpiper').click();
  await demo.getByText('Kittiwake').click({ modifiers: ['Shift'] });
  await expect(demo.getByRole('status')).toHaveText('Boats: 3, meters of pier: 31.4');
});

test('a rule selects, and opens what hides it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectByRule');
  await demo.getByRole('button', { name: 'Overdue' }).click();
  await expect(demo.locator('[aria-selected="true"]')).toHaveText([
    'Old Ferry',
    'Marigold',
    'Blue Heron, at the buoy',
  ]);
  await demo.getByText('Kittiwake').click({ modifiers: ['Control'] });
  await expect(selectedLabels(demo)).toHaveText([
    'Kittiwake',
    'Old Ferry',
    'Marigold',
    'Blue Heron, at the buoy',
  ]);
  await demo.getByText('Pier B').click();
  await expect(demo.getByText('Marigold')).toHaveCount(0);
  await expect(selectedLabels(demo)).toHaveText('Pier B');
});

test('a fourth course is refused', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LimitedSelection');
  for (const name of ['Pottery', 'Weaving', 'Choir', 'Drums']) {
    await demo.getByText(name).click({ modifiers: ['Control'] });
  }
  await expect(demo.getByRole('status')).toHaveText('No more than 3');
  await expect(demo.locator('[aria-selected="true"]')).toHaveCount(3);
});

test('the form sends the id', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TreeInForm');
  const tree = demo.getByRole('tree', { name: 'What is it about?' });
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(tree).toHaveAttribute('aria-invalid', 'true');
  await expect(demo.getByRole('status')).toHaveText('Choose a topic.');
  await demo.getByText('A room stays cold').click();
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(demo.getByRole('status')).toHaveText('Sent: topic=cold');
});
