import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/time-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test('a time typed into an empty field is on the reference day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WhichDay');
  await demo.getByRole('textbox', { name: 'Kick-off on June 14' }).click();
  await page.keyboard.type('0730p');
  await expect(demo.getByRole('status')).toHaveText('2024-06-14 19:30');
});

test('an empty picker opens at the reference time', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WhichDay');
  await demo.getByRole('button', { name: /^Choose time/ }).click();
  const popup = await settledPopup(page.getByRole('dialog'));
  await popup.getByRole('option', { name: '8 hours', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('2024-06-14 20:00');
});

test(
  'limits leave their times out of the list, and typing tells why',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OpeningHours');
    const field = demo.getByRole('textbox', { name: 'Table at' });
    await expect(field).toHaveValue('19:15');
    await demo.getByRole('button', { name: /Choose time/ }).click();
    const hours = page
      .getByRole('listbox', { name: 'Select hours', exact: true })
      .getByRole('option');
    await expect(hours).toHaveText([
      '11',
      '12',
      '13',
      '14',
      '15',
      '16',
      '17',
      '18',
      '19',
      '20',
      '21',
    ]);
    await page.keyboard.press('Escape');
    await expect(hours).toHaveCount(0);

    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1920');
    await expect(field).toHaveValue('19:20');
    await expect(demo.getByText('Choose a quarter of an hour')).toBeVisible();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('2115');
    await expect(demo.getByText('We take the last order at 21:00')).toBeVisible();
  },
);

test(
  'half hours open as columns, or as a list when the threshold is 48',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ListOrColumns');
    const buttons = demo.getByRole('button', { name: /Choose time/ });
    for (const name of ['Half hours, in columns', 'Half hours, in a list']) {
      await expect(demo.getByRole('textbox', { name })).toHaveValue('10:30 AM');
    }
    await buttons.first().click();
    await expect(
      page.getByRole('listbox', { name: 'Select minutes', exact: true }).getByRole('option'),
    ).toHaveText(['00', '30']);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await buttons.last().click();
    await expect(page.getByRole('option')).toHaveCount(48);
    await settledPopup(page.getByRole('dialog'));
    await page.getByRole('option', { name: '01:30 PM' }).click();
    await expect(demo.getByRole('textbox', { name: 'Half hours, in a list' })).toHaveValue(
      '01:30 PM',
    );
    await expect(page.getByRole('listbox')).toHaveCount(0);
  },
);

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test(
    'a time stored as text is the same text in every zone',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'TimeAsText');
      await expect(demo.getByRole('textbox', { name: 'Closes at' })).toHaveValue('06:30 PM');
      await demo.getByRole('textbox', { name: 'Closes at' }).click();
      await page.keyboard.press('Control+a');
      await page.keyboard.type('0215a');
      await expect(demo.getByRole('status')).toHaveText('Stored as "02:15"');
      await expect(demo.getByRole('textbox', { name: 'Closes at' })).toHaveValue('02:15 AM');
      await page.keyboard.press('Control+a');
      await page.keyboard.press('Delete');
      await expect(demo.getByRole('status')).toHaveText('Nothing to store');
    },
  );
});

async function open(page: Page, field: Locator): Promise<Locator> {
  await field.click();
  return settledPopup(page.getByRole('dialog'));
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function columnsChooseTheTime(page: Page) {
  const demo = await runDemo(page, 'BasicTimePicker');
  const field = demo.getByRole('textbox', { name: 'Alarm' });
  await expect(field).toHaveValue('06:45 AM');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose time/ }));
  await popup.getByRole('option', { name: '7 hours', exact: true }).click();
  await popup.getByRole('option', { name: '30 minutes', exact: true }).click();
  await expect(field).toHaveValue('07:30 AM');
  await popup.getByRole('option', { name: 'PM', exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(field).toHaveValue('07:30 PM');
}

async function cycleChangesFieldAndColumns(page: Page) {
  const demo = await runDemo(page, 'HourCycle');
  const field = demo.getByRole('textbox', { name: 'Train leaves' });
  const button = demo.getByRole('button', { name: /^Choose time/ });
  await expect(field).toHaveValue('17:05');
  const popup = await open(page, button);
  const columns = popup.getByRole('listbox');
  await expect(columns).toHaveCount(2);
  await expect(columns.first().getByRole('option')).toHaveCount(24);
  await close(page);
  await demo.getByRole('checkbox', { name: '12 hours' }).check();
  await expect(field).toHaveValue('05:05 PM');
  await open(page, button);
  await expect(columns).toHaveCount(3);
  await expect(columns.first().getByRole('option')).toHaveCount(12);
  await close(page);
}

async function viewsSetTheFormat(page: Page) {
  const demo = await runDemo(page, 'TimeViews');
  for (const [name, value] of [
    ['Hour', '02 PM'],
    ['With seconds', '02:07:42 PM'],
    ['Within the hour', '07:42'],
    ['Opens at the minutes', '02:07 PM'],
  ] as const) {
    await expect(demo.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  }
  const buttons = demo.getByRole('button', { name: /^Choose time/ });
  const popup = await open(page, buttons.nth(2));
  await expect(popup.getByRole('listbox')).toHaveCount(2);
  await expect(popup.getByRole('listbox', { name: 'Select seconds' })).toBeVisible();
  await close(page);
  await open(page, buttons.last());
  const minutes = popup.getByRole('listbox', { name: 'Select minutes', exact: true });
  await expect(minutes.getByRole('option').first()).toBeFocused();
  await close(page);
}

async function listsOrAClock(page: Page) {
  const demo = await runDemo(page, 'TimeVariants');
  await expect(demo.getByRole('textbox', { name: 'Lists in a popup' })).toHaveValue('03:30 PM');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose time/ }));
  await expect(popup.getByRole('listbox')).toHaveCount(3);
  await expect(popup.locator('.MuiClock-root')).toHaveCount(0);
  await close(page);
  // A field that opens a dialog has the name of the button.
  const dialog = await open(page, demo.getByRole('textbox', { name: /^Choose time/ }));
  await expect(dialog.locator('.MuiClock-root')).toBeVisible();
  await expect(dialog.getByRole('listbox')).toHaveAccessibleName(/^Select hours.* 3:30 PM/);
  await close(page);
}

async function onlyRoundsAreListed(page: Page) {
  const demo = await runDemo(page, 'NightShift');
  const field = demo.getByRole('textbox', { name: 'Round at' });
  await expect(field).toHaveValue('23:40');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose time/ }));
  const column = (name: string) => popup.getByRole('listbox', { name }).getByRole('option');
  await expect(column('Select hours')).toHaveText(['00', '01', '02', '03', '04', '05', '22', '23']);
  await expect(column('Select minutes')).toHaveText(['00', '20', '40']);
  await column('Select hours').first().click();
  await expect(field).toHaveValue('00:40');
  await close(page);
}

async function renderersChangeTheClock(page: Page) {
  const demo = await runDemo(page, 'ClocksByChoice');
  const buttons = demo.getByRole('button', { name: /^Choose time/ });
  const popup = await open(page, buttons.first());
  await expect(popup.getByRole('listbox')).toHaveAccessibleName(/^Select hours.* 8:20 AM/);
  const face = popup.locator('.MuiClock-squareMask');
  await face.click({ position: { x: 202, y: 110 } });
  await expect(popup.getByRole('listbox')).toHaveAccessibleName(/^Select minutes.* 3:20 AM/);
  await close(page);

  const field = demo.getByRole('textbox', { name: 'Seconds by typing only' });
  await expect(field).toHaveValue('08:20:30 AM');
  await open(page, buttons.last());
  await face.click({ position: { x: 202, y: 110 } });
  await expect(popup.getByRole('listbox')).toHaveAccessibleName(/^Select minutes/);
  await face.click({ position: { x: 110, y: 202 } });
  await expect(popup).toHaveCount(0);
  await expect(field).toHaveValue('03:30:30 AM');
  await expect(field).toBeFocused();
}

async function landscapeFollowsTheWidth(page: Page) {
  const demo = await runDemo(page, 'StaticTime');
  const landscape = demo.locator('.MuiPickersLayout-landscape');
  await expect(landscape).toHaveCount(1);
  await demo.locator('.MuiClock-squareMask').click({ position: { x: 202, y: 110 } });
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/^Select minutes.* 3:15 AM/);
  await expect(demo.getByRole('status')).toHaveText('Wake me at 07:15');
  await demo.getByRole('button', { name: 'OK' }).click();
  await expect(demo.getByRole('status')).toHaveText('Wake me at 03:15');
  await page.setViewportSize({ width: 600, height: 900 });
  await expect(landscape).toHaveCount(0);
  await expect(demo.locator('.MuiTimeClock-root')).toBeVisible();
}

test('cycle, views, clocks and forms follow the props', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('columns choose the time', () => columnsChooseTheTime(page));
  await test.step('12 or 24 hours', () => cycleChangesFieldAndColumns(page));
  await test.step('views set the format', () => viewsSetTheFormat(page));
  await test.step('lists or a clock', () => listsOrAClock(page));
  await test.step('only rounds are listed', () => onlyRoundsAreListed(page));
  await test.step('renderers change the clock', () => renderersChangeTheClock(page));
  await test.step('landscape follows the width', () => landscapeFollowsTheWidth(page));
});
