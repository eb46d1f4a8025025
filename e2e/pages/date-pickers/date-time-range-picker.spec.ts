import type { Locator, Page } from '@playwright/test';
import { placesOf } from '../../fixtures/chart-places';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/date-time-range-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test('four clicks choose both ends, and the popup closes', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HourList');
  const start = demo.getByRole('textbox', { name: 'Van from' });
  const end = demo.getByRole('textbox', { name: 'Van until' });
  const popup = page.getByRole('tooltip');
  const day = (name: string) => popup.getByRole('gridcell', { name, exact: true });
  await start.click();
  await expect(popup.getByRole('option').first()).toHaveText('08:00 AM');
  await expect(popup.getByRole('option').last()).toHaveText('08:00 PM');
  await day('18').click();
  await expect(start).toHaveValue('04/18/2024 09:00 AM');
  await popup.getByRole('option', { name: '10:00 AM' }).click();
  await expect(end).toBeFocused();
  await day('19').click();
  await expect(end).toHaveValue('04/19/2024 12:00 AM');
  await popup.getByRole('option', { name: '11:00 AM' }).click();
  await expect(popup).toHaveCount(0);
  await expect(start).toHaveValue('04/18/2024 10:00 AM');
  await expect(end).toHaveValue('04/19/2024 11:00 AM');
});

/** Types into a field that opens its popup when it is clicked. */
async function typeInto(page: Page, field: Locator, keys: string) {
  const popup = page.getByRole('tooltip');
  await field.click();
  await expect(popup).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await page.keyboard.type(keys);
}

test('each end has its own error, the order comes last', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RentalHours');
  await expect(demo.getByText('No pick-up on Sunday')).toBeVisible();
  await expect(demo.getByText('We open from 8:00 to 19:00')).toBeVisible();
  const type = (name: string, keys: string) =>
    typeInto(page, demo.getByRole('textbox', { name }), keys);
  await type('Pick-up', '042320241000a');
  await type('Return', '042220241000a');
  await expect(demo.getByRole('textbox', { name: 'Return' })).toHaveValue('04/22/2024 10:00 AM');
  await expect(demo.getByText('The return is before the pick-up')).toHaveCount(2);
  await type('Pick-up', '041720241100a');
  await expect(demo.getByText('From April 17, 12:00')).toHaveCount(1);
});

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('a night with a change of the clocks is shorter', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftLength');
    const begins = demo.getByRole('textbox', { name: 'Shift begins' });
    await expect(demo.getByRole('status')).toHaveText('7 h 15 min at work');
    await expect(begins).toHaveValue('03/30/2024 22:00');
    await expect(demo.getByRole('textbox', { name: 'Shift ends' })).toHaveValue('03/31/2024 06:15');
    await typeInto(page, begins, '033020242330');
    await expect(demo.getByRole('status')).toHaveText('5 h 45 min at work');
  });
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the same night has all its hours', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ShiftLength');
    await expect(demo.getByRole('status')).toHaveText('8 h 15 min at work');
  });
});

async function open(page: Page, field: Locator): Promise<Locator> {
  await field.click();
  return settledPopup(page.getByRole('tooltip'));
}

async function timeLeadsToTheEnd(page: Page) {
  const demo = await runDemo(page, 'BasicDateTimeRangePicker');
  const start = demo.getByRole('textbox', { name: 'Hall from' });
  const end = demo.getByRole('textbox', { name: 'Hall until' });
  const popup = await open(page, start);
  await popup.getByRole('gridcell', { name: '16', exact: true }).click();
  await expect(start).toHaveValue('04/16/2024 02:00 PM');
  await popup.getByRole('option', { name: '3 hours', exact: true }).click();
  await popup.getByRole('option', { name: '30 minutes', exact: true }).click();
  await expect(start).toHaveValue('04/16/2024 03:30 PM');
  await popup.getByRole('option', { name: 'PM', exact: true }).click();
  await expect(end).toBeFocused();
  await popup.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(end).toHaveValue('04/20/2024 01:30 AM');
  await expect(start).toHaveValue('04/16/2024 03:30 PM');
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}

async function oneFieldHoldsBothEnds(page: Page) {
  const demo = await runDemo(page, 'OneFieldDateTime');
  const field = demo.getByRole('textbox', { name: 'Road closed' });
  await expect(field).toHaveValue('17 Apr 22:00 to 18 Apr 05:00');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).not.toHaveValue(/Apr/);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toHaveCount(0);
}

async function secondsHaveAColumn(page: Page) {
  const demo = await runDemo(page, 'PreciseRange');
  const start = demo.getByRole('textbox', { name: 'Recording from' });
  const end = demo.getByRole('textbox', { name: 'Recording to' });
  await expect(start).toHaveValue('2024-04-17 09:14:15');
  await expect(end).toHaveValue('2024-04-17 09:20:45');
  const popup = await open(page, start);
  const column = (name: string) => popup.getByRole('listbox', { name }).getByRole('option');
  await expect(popup.getByRole('listbox')).toHaveCount(3);
  await expect(column('Select minutes')).toHaveCount(60);
  await expect(column('Select seconds')).toHaveText(['00', '15', '30', '45']);
  await column('Select seconds').nth(2).click();
  await expect(start).toHaveValue('2024-04-17 09:14:30');
  await expect(end).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}

async function toolbarOrSteps(page: Page) {
  const demo = await runDemo(page, 'DateTimeRangeVariants');
  const popup = await open(page, demo.getByRole('textbox', { name: 'Trip, in a popup' }));
  await expect(popup.getByRole('button', { name: 'Apr 19', exact: true })).toBeVisible();
  await expect(popup.getByRole('button', { name: 'Start date' })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);

  await demo.getByRole('textbox', { name: 'Trip, in a dialog' }).click();
  const dialog = await settledPopup(page.getByRole('dialog'));
  await expect(dialog.getByRole('button', { name: 'Apr 19', exact: true })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Start date', exact: true })).toBeVisible();
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Open next view' }).click();
  await expect(dialog.getByRole('button', { name: 'Start time', exact: true })).toBeVisible();
  await expect(dialog.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
}

test(
  'fields fill the row, and are below each other on a phone',
  { tag: '@full' },
  async ({ page }) => {
    const names = [
      ...['BasicDateTimeRangePicker', 'HourList', 'PreciseRange', 'RentalHours', 'ShiftLength'],
      'DateTimeRangeVariants',
    ];
    await visit(page, PAGE);
    for (const name of names) {
      const demo = await runDemo(page, name);
      for (const { width } of await placesOf(demo.getByRole('textbox'))) {
        expect(width).toBeGreaterThan(250);
      }
    }
    await page.setViewportSize({ width: 390, height: 844 });
    for (const name of names) {
      const places = await placesOf((await runDemo(page, name)).getByRole('textbox'));
      expect(new Set(places.map(({ left }) => left)).size).toBe(1);
      expect(new Set(places.map(({ top }) => top)).size).toBe(places.length);
    }
  },
);

test('fields, steps, seconds and forms follow the props', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('a time leads to the other end', () => timeLeadsToTheEnd(page));
  await test.step('one field holds both ends', () => oneFieldHoldsBothEnds(page));
  await test.step('seconds have a column', () => secondsHaveAColumn(page));
  await test.step('a toolbar in the popup, steps in the dialog', () => toolbarOrSteps(page));
});
