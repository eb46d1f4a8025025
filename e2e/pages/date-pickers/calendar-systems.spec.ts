import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/calendar-systems/');

test.use({ now: '2024-05-15T10:00:00Z' });

/** The letters of the Iranian week. */
const SATURDAY_TO_FRIDAY = ['ش', 'ی', 'د', 'س', 'چ', 'پ', 'ج'];

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

for (const timezoneId of ['Europe/Berlin', 'Asia/Tehran']) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId });

    test('a Jalali calendar chooses days of the same value', async ({ page }) => {
      const demo = await open(page, 'JalaliCalendar');
      await expect(demo.getByRole('textbox')).toHaveValue(/1403\W+02\W+28/);
      await expect(demo.getByRole('status')).toHaveText('Fri May 17 2024');
      await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('28');
      await expect(demo.getByText('اردیبهشت 1403'), 'the month, in Persian').toBeVisible();
      await expect(demo.getByRole('columnheader')).toHaveText(SATURDAY_TO_FRIDAY);
      await demo.getByRole('gridcell', { name: '1', exact: true }).click();
      await expect(demo.getByRole('status')).toHaveText('Sat Apr 20 2024');
      await expect(demo.getByRole('textbox')).toHaveValue(/1403\W+02\W+01/);
    });

    test('two calendars show one value', { tag: '@full' }, async ({ page }) => {
      const demo = await open(page, 'TwoCalendars');
      const jalali = demo.getByRole('textbox', { name: 'Solar Hijri' });
      const gregorian = demo.getByRole('textbox', { name: 'Gregorian' });
      await expect(jalali).toHaveValue('1403/01/01');
      await gregorian.fill('03/21/2025');
      await expect(jalali).toHaveValue('1404/01/01');
      await jalali.fill('1403/12/30');
      await expect(gregorian).toHaveValue('03/20/2025');
    });

    test(
      'a Hijri calendar writes Arabic digits, from right to left',
      { tag: '@full' },
      async ({ page }) => {
        const demo = await open(page, 'HijriCalendar');
        await expect(demo.getByRole('textbox')).toHaveValue(/١٤٤٥[^٠-٩]+١١[^٠-٩]+٠٩/);
        const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
        await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('٩');
        await day('١٠').click();
        await expect(demo.getByRole('status')).toHaveText('May 18, 2024');
        await page.keyboard.press('ArrowRight');
        await expect(day('٩')).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(demo.getByRole('status')).toHaveText('May 17, 2024');
      },
    );
  });
}

test.describe('years', () => {
  test.use({ timezoneId: 'Europe/Berlin' });

  test('the list of Hijri years stays within the tables', { tag: '@full' }, async ({ page }) => {
    const demo = await open(page, 'HijriCalendar');
    await demo.getByRole('button', { name: /calendar view is open/ }).click();
    await expect(demo.getByRole('radio').first()).toHaveText('١٣٥٦');
    await expect(demo.getByRole('radio').last()).toHaveText('١٤٩٩');
    await demo.getByRole('radio', { name: '١٤٤٦' }).click();
    await expect(demo.getByRole('textbox')).toHaveValue(/١٤٤٦/);
  });

  test(
    'letters and direction are those of the language in the popup too',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await open(page, 'JalaliCalendar');
      await demo.locator('.MuiInputAdornment-root').getByRole('button').click();
      const popup = await settledPopup(page.getByRole('dialog'));
      await expect(popup).toHaveAttribute('dir', 'rtl');
      await expect(popup.getByRole('columnheader')).toHaveText(SATURDAY_TO_FRIDAY);
      await popup.getByRole('gridcell', { name: '2', exact: true }).click();
      await expect(popup).toHaveCount(0);
      await expect(demo.getByRole('status')).toHaveText('Sun Apr 21 2024');
    },
  );
});
