import type { Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/date-calendar/');

test.use({ now: '2024-05-15T10:00:00' });

test('a day is chosen with the keyboard, across the end of the month', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicDateCalendar');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await day('17').focus();
  const steps = [
    ['ArrowDown', '24'],
    ['ArrowDown', '1'],
    ['ArrowRight', '2'],
  ] as const;
  for (const [key, reached] of steps) {
    await page.keyboard.press(key);
    await expect(day(reached).and(page.locator(':focus'))).toBeVisible();
  }
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Thursday, May 2, 2024');
});

test(
  'a year changes the value without finishing, a day finishes',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CalendarInPopover');
    await demo.getByRole('button', { name: 'Ship on Apr 17, 2024' }).click();
    const dialog = page.getByRole('dialog', { name: 'Shipping day' });
    await expect(dialog.getByRole('gridcell', { name: '17', exact: true })).toBeFocused();

    await dialog.getByRole('button', { name: /switch to year view/ }).click();
    await expect(dialog.getByRole('radio', { name: '2024' })).toBeFocused();
    await dialog.getByRole('radio', { name: '2026' }).click();
    await expect(page.getByText('Ship on Apr 17, 2026')).toBeVisible();
    await expect(dialog).toBeVisible();

    await dialog.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const opener = demo.getByRole('button', { name: 'Ship on Apr 20, 2026' });
    await expect(opener).toBeFocused();
    await opener.click();
    await settledPopup(dialog);
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  },
);

test('a day of a week chooses all seven', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeekChoice');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveCount(7);
  // March 31 and the first days of May are in the weeks of April.
  await expect(demo.getByRole('gridcell', { name: '31', exact: true })).toBeVisible();
  await demo.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('April 21 to April 27, 2024');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText([
    ...['21', '22', '23', '24', '25', '26', '27'],
  ]);
});

test(
  'closed months and holidays cannot be chosen, and a month leads to an open day',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OpeningDays');
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('15');
    await expect(demo.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
    await expect(demo.getByRole('gridcell', { name: '13', exact: true })).toBeDisabled();
    await expect(demo.getByRole('gridcell', { name: '14', exact: true })).toBeEnabled();
    await demo.getByRole('button', { name: /switch to year view/ }).click();
    await expect(demo.getByRole('radio')).toHaveText(['2022', '2023', '2024', '2025']);
    await expect(demo.getByRole('radio', { name: '2023' })).toBeDisabled();
    await demo.getByRole('radio', { name: '2024' }).click();
    await expect(demo.getByRole('radio', { name: 'Mar' })).toBeDisabled();
    await demo.getByRole('radio', { name: 'Jul' }).click();
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('16');
  },
);

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test(
    'the days that were clicked are the days that were chosen',
    { tag: '@full' },
    async ({ page }) => {
      const demo = await openDemo(page, PAGE, 'ManyDays');
      await expect(demo.getByRole('status')).toHaveText('Days off: 3');
      await expect(demo.locator('.MuiPickersDay-root.Mui-selected')).toHaveText(['3', '17', '18']);
      await expect(demo.getByRole('button', { name: /switch to year view/ })).toHaveCount(0);
      await demo.getByRole('gridcell', { name: '18', exact: true }).click();
      await demo.getByRole('gridcell', { name: '30', exact: true }).click();
      await demo.getByRole('gridcell', { name: '1', exact: true }).click();
      await expect(demo.getByRole('gridcell', { selected: true })).toHaveText([
        '1',
        '3',
        '17',
        '30',
      ]);
      await expect(demo.getByRole('status')).toHaveText('Days off: 4');
    },
  );
});

async function daysWithEntriesAreMarked(page: Page) {
  const demo = await runDemo(page, 'DayAgenda');
  await expect(demo.locator('.MuiBadge-dot')).toHaveCount(4);
  await expect(demo.getByText('11:30 Site visit')).toBeVisible();
  await demo.getByRole('gridcell', { name: 'April 25, entries: 2' }).click();
  await expect(demo.getByText('Thursday, April 25')).toBeVisible();
  await expect(demo.getByText('13:00 Payroll')).toBeVisible();
  await expect(demo.getByText('11:30 Site visit')).toHaveCount(0);
  await demo.getByRole('gridcell', { name: '26', exact: true }).click();
  await expect(demo.getByText('Nothing planned')).toBeVisible();
}

async function buttonsAndCalendarShareTheView(page: Page) {
  const demo = await runDemo(page, 'ViewTabs');
  const tab = (name: string) => demo.getByRole('button', { name, exact: true });
  await expect(tab('month')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('radio', { checked: true })).toHaveText('Apr');
  await demo.getByRole('radio', { name: 'August' }).click();
  await expect(tab('day')).toHaveAttribute('aria-pressed', 'true');
  await expect(demo.getByRole('grid', { name: 'August 2024' })).toBeVisible();
  await tab('year').click();
  await demo.getByRole('radio', { name: '2026' }).click();
  await expect(tab('month')).toHaveAttribute('aria-pressed', 'true');
  await tab('day').click();
  await expect(demo.getByRole('grid', { name: 'August 2026' })).toBeVisible();
}

async function yearAndMonthShareOneValue(page: Page) {
  const demo = await runDemo(page, 'ReportPeriod');
  const status = demo.getByRole('status');
  const year = demo.getByRole('radiogroup', { name: 'Year of the report' });
  const month = demo.getByRole('radiogroup', { name: 'Month of the report' });
  await expect(year.getByRole('radio')).toHaveText([
    ...['2019', '2020', '2021', '2022', '2023', '2024'],
  ]);
  await expect(month.getByRole('radio', { name: 'April' })).toBeChecked();
  const april = await month.getByRole('radio', { name: 'April' }).boundingBox();
  const january = await month.getByRole('radio', { name: 'January' }).boundingBox();
  expect(april?.y, 'four months in a row').toBe(january?.y);
  await year.getByRole('radio', { name: '2019' }).click();
  await expect(status).toHaveText('Report for June 2019');
  await expect(month.getByRole('radio', { name: 'May' })).toBeDisabled();
  await expect(month.getByRole('radio', { name: 'June' })).toBeEnabled();
  await month.getByRole('radio', { name: 'December' }).click();
  await expect(status).toHaveText('Report for December 2019');
  await year.getByRole('radio', { name: '2024' }).click();
  await expect(status).toHaveText('Report for May 2024');
}

async function keyShowsAnotherMonth(page: Page) {
  const demo = await runDemo(page, 'JumpToSeason');
  const chosen = demo.getByRole('gridcell', { selected: true });
  await expect(demo.getByRole('grid', { name: 'June 2024' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
  await demo.getByRole('button', { name: 'Winter' }).click();
  await expect(demo.getByRole('grid', { name: 'December 2024' })).toBeVisible();
  await demo.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(chosen).toHaveText('24');
  await demo.getByRole('button', { name: 'Spring' }).click();
  await expect(demo.getByRole('grid', { name: 'March 2024' })).toBeVisible();
  await expect(chosen).toHaveCount(0);
}

async function statesLimitTheCalendar(page: Page) {
  const demo = await runDemo(page, 'CalendarStates');
  const state = (name: string) => demo.getByRole('button', { name, exact: true });
  const day = demo.getByRole('gridcell', { name: '20', exact: true });
  const next = demo.getByRole('button', { name: 'Next month' });
  await day.click();
  await expect(day).toBeFocused();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');

  await state('Disabled').click();
  await expect(day).toBeDisabled();
  await expect(next).toBeDisabled();

  await state('Loading').click();
  await expect(demo.locator('.MuiDayCalendarSkeleton-root')).toBeVisible();
  await expect(demo.getByRole('gridcell')).toHaveCount(0);
  await next.click();
  await state('Read-only').click();
  await expect(demo.getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await expect(day).toBeEnabled();
}

async function namesAreFormatted(page: Page) {
  const demo = await runDemo(page, 'NamesInCalendar');
  await expect(demo.getByRole('grid', { name: 'Rota of April', exact: true })).toBeVisible();
  const weekdays = demo.getByRole('columnheader');
  await expect(weekdays).toHaveText(['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
  await expect(weekdays.first()).toHaveAccessibleName('Sunday');
}

async function daysAreLarger(page: Page) {
  const demo = await runDemo(page, 'LargeCalendar');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
  await expect(demo.getByRole('grid', { name: 'June 2024' })).toBeVisible();
  await expect(demo.getByRole('button', { name: /switch to year view/ })).toHaveCount(0);
  const last = demo.getByRole('gridcell', { name: '30', exact: true });
  await expect(last).toHaveCSS('width', '60px');
  await expect(last).toHaveCSS('height', '60px');
  await expect(demo.getByRole('columnheader').first()).toHaveCSS('width', '60px');
  // Six weeks of 60 pixels each, with 2 pixels above and below: shorter, it cuts June 30 off.
  const weeks = demo.locator('.MuiDayCalendar-slideTransition');
  await expect(weeks).toHaveCSS('min-height', '384px');
}

test(
  'demos of views, states, names and sizes do what the page describes',
  { tag: '@full' },
  async ({ page }) => {
    test.slow();
    await visit(page, PAGE);
    await test.step('a dot and a name mark days', () => daysWithEntriesAreMarked(page));
    await test.step('buttons follow the view', () => buttonsAndCalendarShareTheView(page));
    await test.step('a report stays within limits', () => yearAndMonthShareOneValue(page));
    await test.step('buttons show another month', () => keyShowsAnotherMonth(page));
    await test.step('read-only, disabled, loading', () => statesLimitTheCalendar(page));
    await test.step('weekdays and title have formats', () => namesAreFormatted(page));
    await test.step('days and the list of weeks are larger', () => daysAreLarger(page));
  },
);
