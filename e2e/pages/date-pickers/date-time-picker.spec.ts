import type { Locator, Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/date-time-picker/');

test.use({ now: '2024-05-15T10:00:00' });

test.describe('in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('one moment is stored in UTC, the clock on the wall is not', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MomentToStore');
    await expect(demo.getByRole('definition')).toHaveText([
      '2024-04-17T13:30:00.000Z',
      '2024-04-17T15:30',
    ]);
    await expect(demo.getByRole('textbox', { name: 'Call' })).toHaveValue('04/17/2024 03:30 PM');
    await demo.getByRole('textbox', { name: 'Call' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Delete');
    await expect(demo.getByRole('definition')).toHaveText(['Nothing', 'Nothing']);
  });
});

test('each day has its own hours', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookableHours');
  const field = demo.getByRole('textbox', { name: 'Appointment' });
  await expect(field).toHaveAccessibleDescription('Mo to Fr 8 to 18, Sa 9 to 13');
  await demo.getByRole('button', { name: /Choose date/ }).click();
  const popup = await settledPopup(page.getByRole('dialog', { name: 'Appointment' }));
  const day = (name: string) => popup.getByRole('gridcell', { name, exact: true });
  const hours = popup.getByRole('listbox', { name: 'Select hours' }).getByRole('option');
  await expect(day('19')).toBeFocused();
  await expect(hours).toHaveText(['08', '09', '10', '11', '12', '13', '14', '15', '16', '17']);
  await expect(
    popup.getByRole('listbox', { name: 'Select minutes' }).getByRole('option'),
  ).toHaveText(['00', '10', '20', '30', '40', '50']);
  await expect(day('21')).toBeDisabled();
  await day('20').click();
  await expect(hours).toHaveText(['09', '10', '11', '12']);
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await hours.nth(1).click();
  await expect(field).toHaveValue('04/20/2024 10:30');
  await expect(field).toHaveAttribute('aria-invalid', 'false');
});

test(
  'the end moves with the start, and turns red before it',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StartAndEnd');
    const end = demo.getByRole('textbox', { name: 'Ends' });
    await expect(demo.getByRole('textbox', { name: 'Starts' })).toHaveValue('04/17/2024 03:30 PM');
    await demo.getByRole('textbox', { name: 'Starts' }).click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('042020241115p');
    await expect(demo.getByRole('textbox', { name: 'Starts' })).toHaveValue('04/20/2024 11:15 PM');
    await expect(end).toHaveValue('04/21/2024 12:00 AM');
    await end.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('042120241215a');
    await expect(demo.getByRole('status')).toHaveText('60 minutes');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('042020241000a');
    await expect(demo.getByRole('status')).toHaveText('It ends before it starts');
    await expect(end).toHaveAttribute('aria-invalid', 'true');
  },
);

test('a day chosen first takes the usual time', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'UsualTime');
  await demo.getByRole('button', { name: 'Choose date' }).click();
  await settledPopup(page.getByRole('dialog'));
  await page.getByRole('dialog').getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Apr 24, 2024, 08:15');
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the same wall clock is another moment', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'MomentToStore');
    await expect(demo.getByRole('definition')).toHaveText([
      '2024-04-17T22:30:00.000Z',
      '2024-04-17T15:30',
    ]);
  });
});

async function open(page: Page, field: Locator): Promise<Locator> {
  await field.click();
  return settledPopup(page.getByRole('dialog'));
}

async function close(page: Page) {
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function oneFieldTakesDateAndTime(page: Page) {
  const demo = await runDemo(page, 'BasicDateTimePicker');
  const field = demo.getByRole('textbox', { name: 'Interview' });
  await expect(field).toHaveValue('04/17/2024 03:30 PM');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose date/ }));
  await popup.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(field).toHaveValue('04/18/2024 03:30 PM');
  await popup.getByRole('option', { name: '5 hours', exact: true }).click();
  await expect(field).toHaveValue('04/18/2024 05:30 PM');
  await popup.getByRole('option', { name: 'AM', exact: true }).click();
  await expect(popup).toHaveCount(0);
  await expect(field).toHaveValue('04/18/2024 05:30 AM');
}

async function viewsSetTheFormat(page: Page) {
  const demo = await runDemo(page, 'DateTimeViews');
  for (const [name, value] of [
    ['To the second', '04/17/2024 03:30:20 PM'],
    ['To the hour', '04/17/2024 03 PM'],
    ['In the order of a log', '2024-04-17 15:30'],
    ['Beginning with the year', '04/17/2024 03:30 PM'],
  ] as const) {
    await expect(demo.getByRole('textbox', { name })).toHaveValue(value);
  }
  const buttons = demo.getByRole('button', { name: /^Choose date/ });
  const popup = await open(page, buttons.nth(1));
  await expect(popup.getByRole('gridcell', { selected: true })).toHaveText('17');
  await expect(popup.getByRole('listbox', { name: 'Select hours' })).toBeVisible();
  await expect(popup.getByRole('listbox', { name: 'Select minutes' })).toHaveCount(0);
  await close(page);
  await open(page, buttons.last());
  await expect(popup.getByRole('radio', { name: '2024', exact: true })).toBeChecked();
  await expect(popup.getByRole('gridcell')).toHaveCount(0);
  await close(page);
}

async function firstAndLastMomentLimitTheirDay(page: Page) {
  const demo = await runDemo(page, 'FirstAndLastMoment');
  const field = demo.getByRole('textbox', { name: 'Time of entry' });
  await expect(field).toHaveAccessibleDescription('Entries closed at 12:00 on that day');
  for (const [text, description] of [
    ['04/27/2024 10:00 AM', 'Entries closed on April 26'],
    ['04/14/2024 10:00 AM', 'Entries open on April 15'],
    ['04/15/2024 08:59 AM', 'Entries open at 9:00 on that day'],
    ['04/15/2024 10:00 AM', 'April 15, 9:00 to April 26, 12:00'],
  ] as const) {
    await field.fill(text);
    await expect(field).toHaveAccessibleDescription(description);
  }
  await expect(field).toHaveAttribute('aria-invalid', 'false');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose date/ }));
  const eight = popup.getByRole('option', { name: '8 hours', exact: true });
  await expect(popup.getByRole('gridcell', { name: '14', exact: true })).toBeDisabled();
  await expect(eight).toBeDisabled();
  await expect(popup.getByRole('option', { name: '9 hours', exact: true })).toBeEnabled();
  await popup.getByRole('gridcell', { name: '16', exact: true }).click();
  await expect(eight).toBeEnabled();
  await close(page);
}

async function listClosesAfterTheTime(page: Page) {
  const demo = await runDemo(page, 'TimesAsList');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose date/ }));
  const times = popup.getByRole('listbox').getByRole('option');
  await expect(times).toHaveCount(13);
  await expect(times.first()).toHaveText('02:00 PM');
  await expect(times.last()).toHaveText('08:00 PM');
  await expect(popup.getByRole('button', { name: 'OK' })).toHaveCount(0);
  await times.filter({ hasText: '06:30 PM' }).click();
  await expect(popup).toHaveCount(0);
  await expect(demo.getByRole('textbox', { name: 'Tasting' })).toHaveValue('04/17/2024 06:30 PM');
}

async function typedTimeIsKept(page: Page) {
  const demo = await runDemo(page, 'TypedTime');
  const field = demo.getByRole('textbox', { name: 'Measured' });
  await expect(field).toHaveValue('04/17/2024 15:34');
  await field.fill('04/17/2024 15:58');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose date/ }));
  await expect(popup.getByRole('listbox')).toHaveCount(0);
  await popup.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(field).toHaveValue('04/20/2024 15:58');
  await close(page);
}

async function toolbarIsShownAndTabsAreHidden(page: Page) {
  const demo = await runDemo(page, 'DateTimeVariants');
  const popup = await open(page, demo.getByRole('button', { name: /^Choose date/ }));
  await expect(popup.getByRole('button', { name: 'Wed, Apr 17', exact: true })).toBeVisible();
  await expect(popup.getByRole('listbox', { name: 'Select hours', exact: true })).toBeVisible();
  await close(page);

  // A field that opens a dialog has the name of the button.
  const dialog = await open(page, demo.getByRole('textbox', { name: /^Choose date/ }));
  await expect(dialog.getByRole('tab')).toHaveCount(0);
  await expect(dialog.getByRole('listbox')).toHaveCount(0);
  await dialog.getByRole('gridcell', { name: '18', exact: true }).click();
  await expect(dialog.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
  await dialog.getByRole('button', { name: 'Apr 18', exact: true }).click();
  await expect(dialog.getByRole('gridcell', { selected: true })).toHaveText('18');
  await close(page);
}

async function staticTabsSwitchTheView(page: Page) {
  const demo = await runDemo(page, 'StaticTabs');
  const departure = demo.getByRole('tab', { name: 'Departure', exact: true });
  await expect(demo.getByRole('tab', { name: 'Day', exact: true })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(departure.getByTestId('FlightTakeoffIcon')).toBeVisible();
  await departure.click();
  await expect(demo.getByRole('listbox')).toHaveAccessibleName(/^Select hours/);
  await demo.getByRole('tab', { name: 'Day', exact: true }).click();
  await demo.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(departure).toHaveAttribute('aria-selected', 'true');
  await expect(demo.getByRole('status')).toHaveText('Flight on April 17 at 13:45');
  await expect(demo.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
  await demo.getByRole('button', { name: 'OK' }).click();
  await expect(demo.getByRole('status')).toHaveText('Flight on April 20 at 13:45');
}

test('views, limits, lists and forms follow the props', { tag: '@full' }, async ({ page }) => {
  test.slow();
  await visit(page, PAGE);
  await test.step('one field takes date and time', () => oneFieldTakesDateAndTime(page));
  await test.step('views set the format', () => viewsSetTheFormat(page));
  await test.step('moments limit their day', () => firstAndLastMomentLimitTheirDay(page));
  await test.step('a list closes after the time', () => listClosesAfterTheTime(page));
  await test.step('a typed time is kept', () => typedTimeIsKept(page));
  await test.step('toolbar and tabs', () => toolbarIsShownAndTabsAreHidden(page));
  await test.step('tabs of a static picker', () => staticTabsSwitchTheView(page));
});
