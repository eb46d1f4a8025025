import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/timezone/';

test.use({ now: '2024-05-15T10:00:00Z' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

/** Selects the first section of a field: the hours of a time, the month of a date. */
async function firstSection(field: Locator) {
  await field.click({ position: { x: 20, y: 28 } });
}

/** Los Angeles changes its clocks in the same night as New York, Kathmandu never does. */
const GAP_OF_DAYJS = { 'America/Los_Angeles': '07:30', 'Asia/Kathmandu': '06:30' };

for (const [timezoneId, dayjsGap] of Object.entries(GAP_OF_DAYJS)) {
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

    test('onChange keeps the zone of the value', async ({ page }) => {
      const demo = await open(page, 'ZoneOfTheValue');
      const field = demo.getByRole('textbox', { name: 'Value in UTC, shown in Tokyo time' });
      await expect(field).toHaveValue('05/17/2024 23:30');
      await firstSection(field);
      await page.keyboard.press('ArrowUp');
      await expect(field).toHaveAccessibleDescription('onChange gives 2024-06-17 14:30 UTC+00:00');
    });

    test('a day in UTC is the same day for everybody', async ({ page }) => {
      const demo = await open(page, 'DaysInUtc');
      const field = demo.getByRole('textbox', { name: 'Midnight in UTC' });
      await field.fill('06/01/2024');
      await expect(field).toHaveAccessibleDescription('2024-06-01T00:00:00.000Z');
    });

    test('limits in UTC hold in Seoul', async ({ page }) => {
      const demo = await open(page, 'LimitsAcrossZones');
      const field = demo.getByRole('textbox', { name: 'Vote, in Seoul time' });
      await expect(field).toHaveAccessibleDescription('Voting opens on May 18 at 7:00');
      await field.fill('05/18/2024 07:00 AM');
      await expect(field).not.toHaveAttribute('aria-invalid', 'true');
      await field.fill('05/19/2024 01:30 AM');
      await expect(field).toHaveAccessibleDescription('Voting closes on May 19 at 1:00');
    });

    test('the missing hour gives what the table shows', async ({ page }) => {
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

    test('the night shift has seven hours, and a summer night eight', async ({ page }) => {
      const demo = await open(page, 'NightShift');
      await expect(demo.getByRole('status')).toHaveText('7 hours to pay');
      await demo.getByRole('textbox', { name: 'Ends' }).fill('01/04/2024 06:00');
      await demo.getByRole('textbox', { name: 'Shift begins in Seville' }).fill('31/03/2024 22:00');
      await expect(demo.getByRole('status')).toHaveText('8 hours to pay');
    });

    test('a time that comes twice can be told apart', async ({ page }) => {
      const demo = await open(page, 'AutumnOverlap');
      const field = demo.getByRole('textbox', { name: 'Maintenance starts' });
      await expect(demo.getByRole('status')).toHaveText('2024-10-27T00:30:00.000Z');
      await demo.getByRole('button', { name: '02:30 UTC+1' }).click();
      await expect(field).toHaveValue('27/10/2024 02:30');
      await expect(demo.getByRole('status')).toHaveText('2024-10-27T01:30:00.000Z');
      await field.fill('28/10/2024 02:30');
      await expect(demo.getByRole('group', { name: /comes twice/ })).toBeHidden();
    });

    test('date-fns converts with the help of the browser', async ({ page }) => {
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

  test('changing the zone keeps the instant, or the clock', async ({ page }) => {
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
  });

  test('the hour missing at home cannot be typed for another place', async ({ page }) => {
    const demo = await open(page, 'OneInstant');
    const field = demo.getByRole('textbox', { name: /Kathmandu/ });
    await field.fill('03/31/2024 02:30 AM');
    await expect(demo.getByRole('status')).toHaveText('Incomplete');
  });

  test('an empty picker takes the zone that it is given', async ({ page }) => {
    const demo = await open(page, 'EmptyWithZone');
    await demo.getByRole('textbox', { name: /São Paulo/ }).fill('05/20/2024 09:15 PM');
    await expect(demo.getByRole('status')).toHaveText('2024-05-21T00:15:00.000Z is 21:15 there');
  });

  test('local time and zone are saved apart', async ({ page }) => {
    const demo = await open(page, 'SaveAndLoad');
    await demo.getByRole('textbox', { name: 'Wedding in Porto' }).fill('08/25/2024 04:00 PM');
    await expect(demo.locator('pre')).toContainText('"local": "2024-08-25T16:00"');
  });

  test('Luxon and Moment show their zones', async ({ page }) => {
    const luxon = await open(page, 'LuxonZones');
    const launch = luxon.getByRole('textbox', { name: 'Launch' });
    await expect(launch).toHaveValue('17/05/2024 20:00');
    await expect(launch).toHaveAccessibleDescription('India Standard Time, UTC+05:30');
    const moment = await openDemo(page, PAGE, 'MomentZones');
    await moment.getByRole('textbox').fill('05/18/2024 07:00 AM');
    await expect(moment.getByRole('status')).toHaveText('In Madrid: Sat 14:00');
  });
});
