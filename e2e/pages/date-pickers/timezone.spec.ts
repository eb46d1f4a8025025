import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/timezone/');

test.use({ now: '2024-05-15T10:00:00Z' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

/** Selects the first section of a field: the hours of a time, the month of a date. */
async function firstSection(field: Locator) {
  await field.click({ position: { x: 20, y: 28 } });
}

/**
 * Clears a picker and chooses May 20. The beginning of that day is in the time zone of the picker:
 * there is no value whose zone it could take.
 */
async function replaceByTheTwentieth(page: Page, demo: Locator, name: string) {
  const picker = demo
    .locator('.MuiTextField-root')
    .filter({ has: page.getByRole('textbox', { name }) });
  await picker.getByRole('textbox').fill('');
  await picker.getByRole('button').click();
  const popup = await settledPopup(page.getByRole('dialog'));
  await popup.getByRole('gridcell', { name: '20', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
}

/** Los Angeles changes its clocks in the same night as New York, Kathmandu never does. */
const READERS = {
  'America/Los_Angeles': { dayjsGap: '07:30', localMidnight: '2024-06-01T07:00:00.000Z' },
  'Asia/Kathmandu': { dayjsGap: '06:30', localMidnight: '2024-05-31T18:15:00.000Z' },
};

for (const [timezoneId, { dayjsGap, localMidnight }] of Object.entries(READERS)) {
  test.describe(`read in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('one instant shows and changes in four zones', async ({ page }) => {
      const demo = await open(page, 'OneInstant');
      const at = (city: string) => demo.getByRole('textbox', { name: new RegExp(city) });
      await expect(at('San Francisco')).toHaveValue('05/17/2024 07:30 AM');
      await expect(at('London')).toHaveValue('05/17/2024 03:30 PM');
      await expect(at('Kathmandu')).toHaveValue('05/17/2024 08:15 PM');
      await expect(at('Auckland')).toHaveValue('05/18/2024 02:30 AM');
      await at('Kathmandu').fill('05/20/2024 05:45 AM');
      await expect(demo.getByRole('status')).toHaveText('2024-05-20T00:00:00.000Z');
      await expect(at('San Francisco')).toHaveValue('05/19/2024 05:00 PM');
      await expect(at('Auckland')).toHaveValue('05/20/2024 12:00 PM');
    });

    test('onChange keeps the zone of the value', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'ZoneOfTheValue');
      const field = demo.getByRole('textbox', { name: 'Value in UTC, shown in Tokyo time' });
      await expect(field).toHaveValue('05/17/2024 23:30');
      await firstSection(field);
      await page.keyboard.press('ArrowUp');
      await expect(field).toHaveAccessibleDescription('onChange gives 2024-06-17 14:30 UTC+00:00');
    });

    test('a day in UTC is the same day for everybody', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'DaysInUtc');
      const field = demo.getByRole('textbox', { name: 'Midnight in UTC' });
      const local = demo.getByRole('textbox', { name: 'Midnight in your zone' });
      await expect(field).toHaveValue('05/17/2024');
      await expect(local).toHaveValue('05/17/2024');
      await field.fill('06/01/2024');
      await expect(field).toHaveAccessibleDescription('2024-06-01T00:00:00.000Z');
      await replaceByTheTwentieth(page, demo, 'Midnight in UTC');
      await expect(field).toHaveAccessibleDescription('2024-05-20T00:00:00.000Z');
      await local.fill('06/01/2024');
      await expect(local).toHaveAccessibleDescription(localMidnight);
    });

    test('limits in UTC hold in Seoul', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'LimitsAcrossZones');
      const field = demo.getByRole('textbox', { name: 'Vote, in Seoul time' });
      await expect(field).toHaveAccessibleDescription('Voting opens on May 18 at 7:00');
      await field.fill('05/18/2024 07:00 AM');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.fill('05/19/2024 01:30 AM');
      await expect(field).toHaveAccessibleDescription('Voting closes on May 19 at 1:00');
    });

    test('the missing hour gives what the table shows', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'SpringGap');
      const expected = {
        'Day.js': `2024-03-10T${dayjsGap} UTC`,
        Luxon: '2024-03-10T07:30 UTC',
        Moment: '2024-03-10T07:30 UTC',
      };
      for (const [library, utc] of Object.entries(expected)) {
        const group = demo.getByRole('group', { name: library });
        const field = group.getByRole('textbox');
        await expect(field).toHaveValue('01:30 AM');
        await firstSection(field);
        await page.keyboard.press('ArrowUp');
        await expect(field).toHaveValue('02:30 AM');
        await expect(group.getByRole('status')).toHaveText(utc);
      }
    });

    test(
      'the night shift has seven hours, and a summer night eight',
      { tag: '@full' },
      async ({ page }) => {
        const demo = await open(page, 'NightShift');
        const start = demo.getByRole('textbox', { name: 'Shift begins in Seville' });
        const end = demo.getByRole('textbox', { name: 'Ends' });
        await expect(start).toHaveValue('30/03/2024 22:00');
        await expect(end).toHaveValue('31/03/2024 06:00');
        await expect(demo.getByRole('status')).toHaveText('7 hours to pay');
        await replaceByTheTwentieth(page, demo, 'Ends');
        await expect(demo.getByRole('status')).toHaveText('1201 hours to pay');
        await replaceByTheTwentieth(page, demo, 'Shift begins in Seville');
        await expect(demo.getByRole('status')).toHaveText('0 hours to pay');
        await end.fill('01/04/2024 06:00');
        await start.fill('31/03/2024 22:00');
        await expect(demo.getByRole('status')).toHaveText('8 hours to pay');
        await end.fill('31/03/2024 21:00');
        await expect(end).toHaveAttribute('aria-invalid', 'true');
      },
    );

    test('a time that comes twice can be told apart', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'AutumnOverlap');
      const field = demo.getByRole('textbox', { name: 'Maintenance starts' });
      await expect(field).toHaveValue('27/10/2024 02:30');
      await expect(demo.getByRole('status')).toHaveText('2024-10-27T00:30:00.000Z');
      await demo.getByRole('button', { name: '02:30 UTC+1' }).click();
      await expect(field).toHaveValue('27/10/2024 02:30');
      await expect(demo.getByRole('status')).toHaveText('2024-10-27T01:30:00.000Z');
      await field.fill('28/10/2024 02:30');
      await expect(demo.getByRole('group', { name: /comes twice/ })).toBeHidden();
      await replaceByTheTwentieth(page, demo, 'Maintenance starts');
      await expect(demo.getByRole('status')).toHaveText('2024-05-19T22:00:00.000Z');
    });

    test('date-fns converts with the help of the browser', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'DateFnsZone');
      const field = demo.getByRole('textbox', { name: 'Opening in Tokyo' });
      await expect(field).toHaveValue('05/17/2024 11:30 PM');
      await field.fill('05/18/2024 09:00 AM');
      await expect(demo.getByRole('status')).toHaveText('Saved as 2024-05-18T00:00:00.000Z');
    });
  });
}

test.describe('read in Berlin', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('changing the zone keeps the instant, or the clock', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'ZoneChooser');
    const start = demo.getByRole('textbox', { name: 'Webinar starts' });
    const zone = demo.getByRole('combobox', { name: 'Time zone' });
    await zone.fill('Asia/Tokyo');
    await page.getByRole('option', { name: 'Asia/Tokyo' }).click();
    await expect(start).toHaveValue('05/17/2024 11:30 PM');
    await expect(demo.getByRole('status')).toHaveText('2024-05-17T14:30:00.000Z');
    await demo.getByRole('radio', { name: 'Keep the time' }).check();
    await zone.fill('America/Lima');
    await page.getByRole('option', { name: 'America/Lima' }).click();
    await expect(start).toHaveValue('05/17/2024 11:30 PM');
    await expect(demo.getByRole('status')).toHaveText('2024-05-18T04:30:00.000Z');
    await replaceByTheTwentieth(page, demo, 'Webinar starts');
    await expect(demo.getByRole('status')).toHaveText('2024-05-20T05:00:00.000Z');
  });

  test(
    'the hour missing at home cannot be typed for another place',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await open(page, 'OneInstant');
      const field = demo.getByRole('textbox', { name: /Kathmandu/ });
      await field.fill('03/31/2024 02:30 AM');
      await expect(demo.getByRole('status')).toHaveText('Incomplete');
    },
  );

  test('an empty picker takes the zone that it is given', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'EmptyWithZone');
    await expect(demo.locator('.MuiTextField-root')).toHaveCSS('width', '320px');
    await demo.getByRole('button', { name: 'Choose date' }).click();
    const popup = await settledPopup(page.getByRole('dialog'));
    await popup.getByRole('gridcell', { name: '18', exact: true }).click();
    await expect(demo.getByRole('status')).toHaveText('2024-05-18T23:00:00.000Z is 20:00 there');
    await page.keyboard.press('Escape');
    await expect(popup).toHaveCount(0);
    await demo.getByRole('textbox', { name: /São Paulo/ }).fill('05/20/2024 09:15 PM');
    await expect(demo.getByRole('status')).toHaveText('2024-05-21T00:15:00.000Z is 21:15 there');
  });

  test('local time and zone are saved apart', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'SaveAndLoad');
    const field = demo.getByRole('textbox', { name: 'Wedding in Porto' });
    await expect(field).toHaveValue('08/24/2024 03:00 PM');
    await field.fill('08/25/2024 04:00 PM');
    await expect(demo.locator('pre')).toContainText('"local": "2024-08-25T16:00"');
  });

  test('Luxon and Moment show their zones', { tag: '@full' }, async ({ page }) => {
    const luxon = await open(page, 'LuxonZones');
    const launch = luxon.getByRole('textbox', { name: 'Launch' });
    await expect(launch).toHaveValue('17/05/2024 20:00');
    await expect(launch).toHaveAccessibleDescription('India Standard Time, UTC+05:30');
    await launch.fill('18/05/2024 03:00');
    await luxon.getByRole('combobox', { name: 'Shown in' }).click();
    await page.getByRole('option', { name: 'Pacific/Chatham' }).click();
    await expect(launch).toHaveValue('18/05/2024 10:15');
    await expect(launch).toHaveAccessibleDescription('Chatham Standard Time, UTC+12:45');
    await expect(page.getByRole('option')).toHaveCount(0);
    const moment = await openDemo(page, PAGE, 'MomentZones');
    await expect(moment.getByRole('textbox')).toHaveValue('05/17/2024 06:05 PM');
    await expect(moment.getByRole('status')).toHaveText('In Madrid: Sat 01:05');
    await moment.getByRole('textbox').fill('05/18/2024 07:00 AM');
    await expect(moment.getByRole('status')).toHaveText('In Madrid: Sat 14:00');
  });
});
