import type { Locator } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/shortcuts/');

test.use({ now: '2024-06-17T10:00:00' });

async function expectAbove(upper: Locator, lower: Locator): Promise<void> {
  const bottom = await upper.evaluate((element) => element.getBoundingClientRect().bottom);
  const top = await lower.evaluate((element) => element.getBoundingClientRect().top);
  expect(bottom).toBeLessThanOrEqual(top);
}

test('a shortcut chooses its day, or none', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FollowUpDays');
  const chosen = demo.locator('[role="gridcell"][aria-selected="true"]');
  await expect(chosen).toHaveText('17');
  await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await demo.getByRole('button', { name: 'In a week' }).click();
  await expect(chosen).toHaveText('24');
  await demo.getByRole('button', { name: 'Never' }).click();
  await expect(chosen).toHaveCount(0);
});

test('shortcuts are below the calendar', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortcutsBelow');
  const grid = demo.getByRole('grid', { name: 'April 2024' });
  await expect(grid.getByRole('gridcell', { name: '17', selected: true })).toBeVisible();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  const shortcut = demo.getByRole('button', { name: 'Half a year' });
  await expectAbove(demo.getByRole('rowgroup'), shortcut);
  await shortcut.click();
  const october = demo.getByRole('grid', { name: 'October 2024' });
  await expect(october.getByRole('gridcell', { name: '17', selected: true })).toBeVisible();
});

test(
  'a shortcut sets both ends of a range and closes the popup',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ReportPeriods');
    await expect(demo.getByRole('textbox', { name: 'Report from' })).toHaveValue('04/01/2024');
    await expect(demo.getByRole('textbox', { name: 'Report to' })).toHaveValue('04/17/2024');
    await demo.getByRole('textbox', { name: 'Report from' }).click();
    await page.getByRole('button', { name: 'Last month' }).click();
    await expect(demo.getByRole('textbox', { name: 'Report from' })).toHaveValue('03/01/2024');
    await expect(demo.getByRole('textbox', { name: 'Report to' })).toHaveValue('03/31/2024');
    await expect(page.getByRole('button', { name: 'Last month' })).toHaveCount(0);
  },
);

test(
  'a shortcut looks for a free day, and is disabled without one',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'NextFreeDay');
    await demo.getByRole('button', { name: 'Choose date' }).click();
    await settledPopup(page.getByRole('dialog'));
    await expect(page.getByRole('dialog').getByRole('grid', { name: 'May 2024' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'May Day' })).toBeDisabled();
    await page.getByRole('button', { name: 'Soonest' }).click();
    await expect(demo.getByRole('textbox', { name: 'Car service' })).toHaveValue('05/06/2024');
  },
);

test(
  'steps keep the popup open, and Cancel takes them all back',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StepByStep');
    const field = demo.getByRole('textbox', { name: 'Go-live' });
    await expect(field).toHaveValue('04/17/2024');
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'A week later' }).click();
    await page.getByRole('button', { name: 'A week later' }).click();
    await expect(field).toHaveValue('05/01/2024');
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(field).toHaveValue('04/17/2024');
  },
);

test('onChange says which shortcut it was', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WhichShortcut');
  const status = demo.getByRole('status');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await settledPopup(page.getByRole('dialog'));
  await expect(page.getByRole('dialog').getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await page.getByRole('button', { name: 'Express' }).click();
  await expect(status).toHaveText('April 18, Express');
  await demo.getByRole('textbox', { name: 'Delivery' }).fill('04/30/2024');
  await expect(status).toHaveText('April 30, own choice');
});

test('a list of one’s own goes through the same limits', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShortcutSelect');
  const goTo = demo.getByRole('combobox', { name: 'Go to' });
  const april = demo.getByRole('grid', { name: 'April 2024' });
  await expect(april.getByRole('gridcell', { name: '17', selected: true })).toBeVisible();
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await expectAbove(goTo, demo.getByRole('button', { name: /switch to year view/ }));
  await goTo.click();
  await expect(page.getByRole('option', { name: 'New Year' })).toBeDisabled();
  await page.getByRole('option', { name: 'Christmas' }).click();
  const december = demo.getByRole('grid', { name: 'December 2024' });
  await expect(december.getByRole('gridcell', { name: '25', selected: true })).toBeVisible();
});

test.describe('Asia/Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('a shift keeps its day and hour', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftTimes');
    const deadline = demo.getByRole('textbox', { name: 'Deadline' });
    await expect(demo.getByRole('textbox', { name: 'Shift begins' })).toHaveValue('06:00');
    await expect(deadline).toHaveValue('04/17/2024 09:00');
    await demo.getByRole('button', { name: /^Choose time/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Night' }).click();
    await expect(demo.getByRole('textbox', { name: 'Shift begins' })).toHaveValue('22:00');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await demo.getByRole('button', { name: /^Choose date/ }).click();
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('button', { name: 'Friday, noon' }).click();
    await expect(deadline).toHaveValue('04/19/2024 12:00');
  });
});
