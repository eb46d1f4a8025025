import type { Page } from '@playwright/test';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/digital-clock/');

test.use({ now: '2024-05-15T10:00:00' });

test('list and columns show one time', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ListAndColumns');
  const columns = demo.getByRole('group', { name: 'The same time, in columns' });
  await demo.getByRole('option', { name: '04:30 PM' }).click();
  await expect(columns.getByRole('option', { selected: true })).toHaveText(['04', '30', 'PM']);
  await columns.getByRole('option', { name: 'AM' }).click();
  await expect(demo.getByRole('option', { name: '04:30 AM' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test('a column is partial, the last one is the finish', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnSteps');
  await expect(
    demo.getByRole('listbox', { name: 'Select minutes' }).getByRole('option'),
  ).toHaveText(['00', '15', '30', '45']);
  await demo.getByRole('option', { name: '16 hours' }).click();
  await expect(demo.getByRole('status')).toHaveText('16:30:00, hours, partial');
  await demo.getByRole('option', { name: '40 seconds' }).click();
  await expect(demo.getByRole('status')).toHaveText('16:30:40, seconds, finish');
});

test('taken times are disabled, or left out', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FreeTimes');
  await expect(demo.getByRole('option', { name: '10:00' })).toBeDisabled();
  await expect(demo.getByRole('option', { name: '10:30' })).toBeEnabled();
  await demo.getByRole('checkbox', { name: 'Leave out what is taken' }).check();
  await expect(demo.getByRole('option')).toHaveText([
    ...['09:00', '10:30', '11:00', '13:00', '13:30', '14:00', '15:00', '15:30', '16:00'],
  ]);
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('option').first()).toBeFocused();
});

test(
  'the hours of a Saturday are fewer, and the time is kept',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DayAndTimes');
    await expect(demo.getByRole('option').first()).toHaveText('08:00 AM');
    await demo.getByRole('gridcell', { name: '20', exact: true }).click();
    await expect(demo.getByRole('option').first()).toHaveText('10:00 AM');
    await expect(demo.getByRole('option').last()).toHaveText('02:00 PM');
    await expect(demo.getByRole('status')).toHaveText('Saturday, April 20 at 11:00 AM');
    await expect(demo.getByRole('option', { selected: true })).toHaveText('11:00 AM');
    await demo.getByRole('option', { name: '12:30 PM' }).click();
    await expect(demo.getByRole('status')).toHaveText('Saturday, April 20 at 12:30 PM');
  },
);

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('a grid begins at nine there as well', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TimesInGrid');
    await expect(demo.getByRole('option')).toHaveCount(15);
    await expect(demo.getByRole('option').first()).toHaveText('09:00');
    await expect(demo.getByRole('option', { selected: true })).toHaveText('10:00');
  });
});

async function viewsAreTheColumns(page: Page) {
  const demo = await runDemo(page, 'ColumnViews');
  const hour = demo.getByRole('group', { name: 'Hour, with AM and PM' });
  const rest = demo.getByRole('group', { name: 'Minutes and seconds' });
  await expect(hour.getByRole('listbox')).toHaveCount(2);
  await expect(hour.getByRole('option', { selected: true })).toHaveText(['02', 'PM']);
  await expect(rest.getByRole('listbox')).toHaveCount(2);
  await expect(rest.getByRole('option')).toHaveCount(120);
  await expect(rest.getByRole('option', { selected: true })).toHaveText(['20', '40']);
}

async function itemsShowPlaces(page: Page) {
  const demo = await runDemo(page, 'PlacesLeft');
  const item = (time: string) => demo.getByRole('option').filter({ hasText: time });
  await expect(demo.getByRole('option')).toHaveCount(6);
  for (const [time, places] of [
    ['08:00', '8 places'],
    ['10:00', '2 places'],
    ['12:00', '11 places'],
    ['14:00', '4 places'],
  ] as const) {
    await expect(item(time).getByText(places, { exact: true })).toBeVisible();
  }
  await expect(item('12:00')).toHaveAttribute('aria-selected', 'true');
  await item('14:00').click();
  await expect(item('14:00')).toHaveAttribute('aria-selected', 'true');
  await expect(item('12:00')).toHaveAttribute('aria-selected', 'false');
}

async function onlyANormalListChanges(page: Page) {
  const demo = await runDemo(page, 'ListStates');
  const times = demo.getByRole('listbox', { name: 'Select time' });
  const seven = times.getByRole('option', { name: '07:00 PM' });
  const columns = demo.getByRole('group', { name: 'Closing time' });
  const am = columns.getByRole('option', { name: 'AM' });
  await expect(seven).toBeDisabled();
  await expect(seven).not.toHaveClass(/Mui-disabled/);
  // Playwright does not click on what is announced as unavailable, users can.
  await seven.click({ force: true });
  await am.click({ force: true });
  await expect(times.getByRole('option', { selected: true })).toHaveText('06:30 PM');
  await expect(columns.getByRole('option', { selected: true })).toHaveText(['06', '30', 'PM']);

  await demo.getByRole('button', { name: 'Disabled' }).click();
  await expect(seven).toHaveClass(/Mui-disabled/);
  await expect(am).toHaveClass(/Mui-disabled/);

  await demo.getByRole('button', { name: 'Neither' }).click();
  await seven.click();
  await am.click();
  await expect(times.getByRole('option', { selected: true })).toHaveText('07:00 PM');
  await expect(columns.getByRole('option', { selected: true })).toHaveText(['06', '30', 'AM']);
}

test('columns, items and states follow the props', { tag: '@full' }, async ({ page }) => {
  await visit(page, PAGE);
  await test.step('views are the columns', () => viewsAreTheColumns(page));
  await test.step('items show places', () => itemsShowPlaces(page));
  await test.step('only a normal list changes', () => onlyANormalListChanges(page));
});
