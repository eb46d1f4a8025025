import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { chooseInMenu, rowWith } from '../../fixtures/row-groups';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-grouping/');

test('a grouped column hides, and comes back when it is not grouped any more', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HiddenGroupedColumns');
  await expect(rowWith(demo, 'Oslo (11)')).toBeVisible();
  const role = demo.getByRole('columnheader', { name: 'Role' });
  await expect(role).toBeVisible();

  await chooseInMenu(page, demo, 'Role', 'Group by Role');
  await expect(role).toBeHidden();
  await chooseInMenu(page, demo, 'Group', 'Stop grouping by Office');
  await expect(demo.getByRole('columnheader', { name: 'Office' })).toBeVisible();
  await expect(rowWith(demo, 'Director (1)')).toBeVisible();
});

test(
  'months keep their names, and names of customers are beside them',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'GroupByMonth');
    const april = rowWith(demo, /^April 2024 \(15\)/);
    await expect(april).toBeVisible();
    await chooseInMenu(page, demo, 'Customer', 'Group by Customer');
    await april.getByRole('button').click();
    await expect(rowWith(demo, /^[A-Z][^()]+ \([1-9]\)/).first()).toBeVisible();
    await expect(rowWith(demo, /^Atelier Nord \(/)).toBeVisible();
  },
);

test(
  'Space opens a group, which stays open when new rows arrive',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'KeepGroupsOpen');
    await rowWith(demo, 'Open (3)').getByRole('gridcell').first().click();
    await page.keyboard.press('Space');
    await expect(demo.getByRole('gridcell', { name: '4060' })).toBeVisible();

    await demo.getByRole('button', { name: 'Load the newest orders' }).click();
    await expect(demo.getByRole('gridcell', { name: '4065' })).toBeVisible();
    await expect(rowWith(demo, 'Delivered (56)')).toBeVisible();
  },
);

test('a row moves to the group of its new value', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EditGroupedRows');
  await expect(rowWith(demo, 'Open (2)')).toBeVisible();
  await demo.getByRole('gridcell', { name: 'Open', exact: true }).first().dblclick();
  await page.getByRole('option', { name: 'Returned' }).click();
  await page.keyboard.press('Enter');
  await expect(rowWith(demo, 'Open (1)')).toBeVisible();
});

test(
  'the checkbox of a group selects its rows, and follows them',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SelectGroups');
    const count = demo.getByRole('status');
    const design = rowWith(demo, 'Design (7)');
    await design.getByRole('checkbox').check();
    await expect(count).toHaveText('7 people selected');

    await design.getByRole('button', { name: 'see children' }).click();
    const first = rowWith(demo, 'Mateus Carvalho').getByRole('checkbox');
    await first.click();
    await expect(first).not.toBeChecked();
    await expect(count).toHaveText('6 people selected');
    await expect(design.getByRole('checkbox')).not.toBeChecked();
    await first.click();
    await expect(design.getByRole('checkbox')).toBeChecked();
  },
);

test('groups are sorted by their total', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GroupsByTotal');
  const totals = demo.locator('[role="gridcell"][data-field="total"]');
  await expect(totals.first()).toHaveText('€6,280.50');
  const amounts = (await totals.allTextContents()).map((text) => Number(text.replace(/[€,]/g, '')));
  expect(amounts.length).toBeGreaterThan(4);
  expect(amounts).toEqual([...amounts].sort((a, b) => b - a));
});

test(
  'rows without a key are above the groups until they get one',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MissingValues');
    const first = demo.getByRole('row').nth(1);
    await expect(first).toContainText('Harbour Bakery');
    await demo.getByLabel('Group orders that are not shipped').check();
    await expect(first).toContainText('Not shipped (2)');
  },
);
