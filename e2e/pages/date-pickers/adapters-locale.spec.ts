import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/adapters-locale/');

test.use({ now: '2024-05-15T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

function firstColumn(demo: Locator) {
  return demo.getByRole('columnheader').first();
}

/** Sees that a calendar shows its default value, and does not offer the list of years. */
async function expectOnlyDaysOfMay(demo: Locator): Promise<void> {
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('7');
  await expect(demo.getByRole('button', { name: /switch to year view/ })).toHaveCount(0);
}

test('the locale sets order, separators and hours', async ({ page }) => {
  const demo = await open(page, 'DayjsLocales');
  const expected = {
    en: '05/07/2024 04:30 PM',
    'en-gb': '07/05/2024 16:30',
    de: '07.05.2024 16:30',
    'fr-ca': '2024-05-07 16:30',
    hu: '2024.05.07. 16:30',
  };
  for (const [name, value] of Object.entries(expected)) {
    await expect(demo.getByRole('textbox', { name, exact: true })).toHaveValue(value);
  }
});

test('a locale of date-fns is loaded when it is chosen', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'DateFnsLocales');
  const field = demo.getByRole('textbox', { name: 'Report due' });
  await expect(field).toHaveValue('07 May 2024');
  await demo.getByRole('button', { name: 'Suomi' }).click();
  await expect(field).toHaveValue('07 toukokuuta 2024');
  await demo.getByRole('button', { name: 'Ελληνικά' }).click();
  await expect(field).toHaveValue('07 Μαΐου 2024');
  await field.fill('09 Μαΐου 2024');
  await demo.getByRole('button', { name: 'English' }).click();
  await expect(field).toHaveValue('09 May 2024');
});

test('extensions of a language tag change hours and digits', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'LuxonLocales');
  const field = (name: string) => demo.getByRole('textbox', { name, exact: true });
  await expect(field('American')).toHaveValue('05/07/2024 04:30 PM');
  await expect(field('American, 24 hours')).toHaveValue('05/07/2024 16:30');
  await expect(field('American, 24 hours')).toHaveAccessibleDescription('en-US-u-hc-h23');
  await expect(field('Persian, Gregorian calendar')).toHaveValue('۲۰۲۴/۰۵/۰۷ ۱۶:۳۰');
  await expect(field('The same, Latin digits')).toHaveValue('2024/05/07 16:30');
  await field('Persian, Gregorian calendar').click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('2025');
  await expect(field('Persian, Gregorian calendar')).toHaveValue('۲۰۲۵/۰۵/۰۷ ۱۶:۳۰');
});

test('Moment locales write in their languages', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'MomentLocales');
  await expect(demo.getByRole('textbox', { name: 'Inleverdatum' })).toHaveValue('07 mei 2024');
  await expect(demo.getByRole('textbox', { name: 'Teslim tarihi' })).toHaveValue('07 Mayıs 2024');
});

const FIRST_DAYS = [
  { name: 'DayjsWeekStart', day: 'Monday', weeks: [] },
  { name: 'DateFnsWeekStart', day: 'Saturday', weeks: ['18', '19', '20', '21', '22'] },
  { name: 'MomentWeekStart', day: 'Monday', weeks: ['18', '19', '20', '21', '22'] },
];
for (const { name, day, weeks } of FIRST_DAYS) {
  test(`${name} begins its weeks on ${day}`, { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, name);
    await expect(demo.getByRole('columnheader', { name: /day$/ }).first()).toHaveAccessibleName(
      day,
    );
    const rowOfMay7 = demo.getByRole('row').filter({
      has: page.getByRole('gridcell', { name: '7', exact: true }),
    });
    await expect(rowOfMay7.getByRole('gridcell').first()).toHaveText(day === 'Monday' ? '6' : '4');
    await expect(demo.getByRole('rowheader')).toHaveText(weeks);
    await expectOnlyDaysOfMay(demo);
  });
}

test('the tag of Luxon moves the first day of the week', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'LuxonWeekStart');
  await expect(firstColumn(demo)).toHaveAccessibleName('Monday');
  await demo.getByRole('button', { name: 'Saturday' }).click();
  await expect(firstColumn(demo)).toHaveAccessibleName('Saturday');
  await expectOnlyDaysOfMay(demo);
});

test('hours follow the locale unless ampm says otherwise', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'TwelveOrTwentyFour');
  await expect(demo.getByRole('textbox', { name: 'As in America' })).toHaveValue('04:30 PM');
  await expect(demo.getByRole('textbox', { name: 'With 24 hours' })).toHaveValue('16:30');
  await expect(demo.getByRole('textbox', { name: 'As in Germany' })).toHaveValue('16:30');
});

test('texts of a locale can be typed in place of AM and PM', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'MeridiemTexts');
  const field = demo.getByRole('textbox', { name: 'Curtain up' });
  await expect(field).toHaveValue('07:30 p.m.');
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.type('1015a');
  await expect(field).toHaveValue('10:15 a.m.');
});

test(
  'formats of the provider reach fields and screen readers',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'ProviderFormats');
    await expect(demo.getByRole('textbox', { name: 'Day of the backup' })).toHaveValue(
      '2024-05-07',
    );
    await expect(demo.getByRole('textbox', { name: 'Start of the backup' })).toHaveValue(
      '2024-05-07 16:30',
    );
    await expect(demo.getByRole('button', { name: /Tuesday, 7 May 2024/ })).toHaveCount(2);
  },
);

test('a letter of your own stands for Wednesday', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'LettersOfTheWeek');
  await expect(demo.getByRole('columnheader', { name: 'miércoles' })).toHaveText('X');
  await expectOnlyDaysOfMay(demo);
});

test('room and zeros change without the format', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'FormatDensity');
  await expect(demo.getByRole('textbox', { name: 'As in the locale' })).toHaveValue('07.05.2024');
  await expect(demo.getByRole('textbox', { name: 'With spaces' })).toHaveValue('07 . 05 . 2024');
  await expect(demo.getByRole('textbox', { name: 'Without leading zeros' })).toHaveValue(
    /^7\u200e?\.5\u200e?\.2024$/,
  );
});
