import type { Locator, Page } from '@playwright/test';
import { checkDemos } from '../../fixtures/demo-checks';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { recordTexts } from '../../fixtures/passing-states';
import { expect, test } from '../../fixtures/test';
import { itemWithId, labelOf } from '../../fixtures/tree-items';
import { itemLabels } from '../../fixtures/tree-labels';

const PAGE = docsPage('/x/react-tree-view/rich-tree-view/editing/');

/** Replaces a label as users do. */
async function rename(demo: Locator, before: string, after: string): Promise<void> {
  await labelOf(demo, before).dblclick();
  const field = demo.getByRole('textbox');
  await expect(field).toHaveValue(before);
  await field.fill(after);
  await field.press('Enter');
  await expect(field).toHaveCount(0);
}

async function checkEditing(demo: Locator, page: Page): Promise<void> {
  const status = demo.getByRole('status');
  const road = itemWithId(demo, 'road');
  await expect(status).toHaveText('No change yet');
  await rename(demo, 'Rainy evenings', 'Night drive');
  await expect(status).toHaveText('rain: Night drive');
  await expect(itemWithId(demo, 'rain')).toBeFocused();

  await road.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox')).toBeFocused();
  await demo.getByRole('textbox').fill('Something else');
  await page.keyboard.press('Escape');
  await expect(road).toBeFocused();
  await expect(itemLabels(demo)).toHaveText([
    'At home',
    'Night drive',
    'In the kitchen',
    'On the road',
  ]);
  await expect(status).toHaveText('rain: Night drive');
}

async function checkButton(demo: Locator): Promise<void> {
  await demo.getByRole('button', { name: 'Rename Walls' }).click();
  const field = demo.getByRole('textbox');
  await expect(field).toHaveValue('Walls');
  await field.fill('Thick walls');
  await field.press('Enter');
  await expect(demo.getByRole('treeitem', { name: 'Thick walls', exact: true })).toBeFocused();
  await expect(demo.getByRole('button', { name: 'Rename Thick walls' })).toBeVisible();
  await expect(itemWithId(demo, 'walls'), 'the button selects nothing').toHaveAttribute(
    'aria-selected',
    'false',
  );
}

test('a label is edited in place', async ({ page }) => {
  await checkDemos(page, PAGE, [
    ['EditLabels', 'a double click or Enter opens a field', checkEditing],
    ['EditButton', 'a button opens it, too', checkButton],
  ]);
});

test('boats get names, piers do not', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditableItems');
  await rename(demo, 'Marigold', 'Dandelion');
  await expect(labelOf(demo, 'Dandelion')).toBeVisible();
  await labelOf(demo, 'Pier A').click();
  await expect(labelOf(demo, 'Kittiwake'), 'a click on the row closes the pier').toHaveCount(0);
  await labelOf(demo, 'Pier B').dblclick();
  await expect(demo.getByRole('textbox')).toHaveCount(0);
});

test('a name that the server rejects is taken back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveLabels');
  const status = demo.getByRole('status');
  const texts = await recordTexts(status);
  await rename(demo, 'The permit', 'All permits');
  await expect.poll(texts).toEqual(['Saving …', 'All saved']);
  await rename(demo, 'Walls', 'Walls/doors');
  await expect(status).toHaveText('Error: 422: a name cannot contain a slash');
  await expect(itemLabels(demo)).toHaveText([
    'Before you build',
    'Reading the soil',
    'All permits',
    'The shell',
    'Walls',
    'Windows',
    'Roof',
  ]);
  const before = await texts();
  await rename(demo, 'All permits', 'All permits');
  await rename(demo, 'Roof', 'Flat roof');
  await expect(status).toHaveText('All saved');
  expect(await texts(), 'a name that stays is not saved').toEqual([
    ...before,
    'Saving …',
    'All saved',
  ]);
});

test('a wrong code is not taken', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CheckedLabels');
  const field = demo.getByRole('textbox', { name: 'New code of H1-A01' });
  await labelOf(demo, 'H1-A01').dblclick();
  await field.fill('H1-A1');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.press('Enter');
  await expect(field, 'Enter does nothing').toBeFocused();
  await expect(field).toHaveValue('H1-A1');

  await field.press('Escape');
  await expect(itemLabels(demo)).toHaveText(['H1', 'H1-A01', 'H1-A02', 'H2']);
  await labelOf(demo, 'H1-A01').dblclick();
  await expect(field, 'the last error is forgotten').toHaveAttribute('aria-invalid', 'false');
  await field.fill('aisle');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await demo.getByText('A hall is H1, an aisle is H1-A01.').click();
  await expect(itemLabels(demo)).toHaveText(['H1', 'H1-A01', 'H1-A02', 'H2']);
  await labelOf(demo, 'H1-A01').dblclick();
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  await field.fill('H1-A09');
  await field.press('Enter');
  await expect(itemLabels(demo)).toHaveText(['H1', 'H1-A09', 'H1-A02', 'H2']);
});

test('code numbers the parts', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UpdateLabel');
  await demo.getByRole('button', { name: 'Number the parts' }).click();
  await expect(itemLabels(demo)).toHaveText([
    'Part 1: Before you build',
    'Reading the soil',
    'The permit',
    'Part 2: The shell',
    'Walls',
    'Windows',
    'Roof',
  ]);
});
