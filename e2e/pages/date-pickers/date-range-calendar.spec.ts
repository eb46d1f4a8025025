import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-range-calendar/');

test.use({ now: '2024-05-15T10:00:00' });

test('two clicks choose start and end, in two months or in one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicRangeCalendar');
  const months = demo.getByRole('grid');
  const status = demo.getByRole('status');
  await expect(status).toHaveText('April 22 to April 26');
  await expect(months).toHaveCount(2);
  await expect(demo.getByText('May 2024')).toBeVisible();
  await months.first().getByRole('gridcell', { name: '29', exact: true }).click();
  await expect(status).toHaveText('April 29 to …');
  await months.last().getByRole('gridcell', { name: '3', exact: true }).click();
  await expect(status).toHaveText('April 29 to May 3');
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(months).toHaveCount(1);
});

test('the month stays after the start, and has six rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SteadyMonth');
  const days = demo.getByRole('gridcell');
  const selected = demo.getByRole('gridcell', { selected: true });
  await expect(days).toHaveCount(42);
  await expect(days.first()).toHaveText('31');
  await expect(days.last()).toHaveText('11');
  await demo.getByRole('gridcell', { name: '15', exact: true }).click();
  await expect(selected).toHaveText(['15', '3']);
  await expect(demo.getByText('April 2024')).toBeVisible();
  await demo.getByRole('button', { name: 'Next month' }).click();
  await expect(demo.getByText('May 2024')).toBeVisible();
  await expect(days).toHaveCount(42);
});

test('the chosen end changes, the other one stays', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ChooseEnd');
  await demo.getByRole('gridcell', { name: '25', exact: true }).click();
  await expect(demo.getByRole('button', { name: 'Return: Apr 25' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Pick up: Apr 12' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await demo.getByRole('button', { name: /Return/ }).click();
  await demo.getByRole('gridcell', { name: '16', exact: true }).click();
  await expect(demo.getByRole('button', { name: 'Pick up: Apr 12' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Return: Apr 16' })).toBeVisible();
});

test('guests may leave on a taken night, and not after it', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BookedNights');
  const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
  await expect(day('19')).toBeEnabled();
  await expect(day('20')).toBeDisabled();
  await expect(day('22')).toBeDisabled();
  await expect(day('9')).toBeDisabled();
  await expect(day('8')).toBeEnabled();
  await day('8').click();
  await expect(day('9')).toBeEnabled();
  await expect(day('11')).toBeDisabled();
});

test(
  'an end is dragged to another day, unless dragging is off',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DragEnds');
    const day = (name: string) => demo.getByRole('gridcell', { name, exact: true });
    await day('19').dragTo(day('24'));
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText(['9', '24']);
    await demo.getByRole('checkbox', { name: 'Ends can be dragged' }).uncheck();
    await expect(day('24')).not.toHaveAttribute('draggable', 'true');
  },
);

test('a header moves the whole calendar by a year', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'YearsInHeader');
  await demo.getByRole('button', { name: 'Year +' }).click();
  await expect(demo.getByText('April 2025')).toBeVisible();
  await expect(demo.getByText('May 2025')).toBeVisible();
  const steps = [
    ['Month +', 'June 2025'],
    ['− Year', 'June 2024'],
    ['− Month', 'April 2024'],
  ] as const;
  for (const [button, month] of steps) {
    await demo.getByRole('button', { name: button }).click();
    await expect(demo.getByText(month)).toBeVisible();
  }
  await page.setViewportSize({ width: 800, height: 900 });
  await expect(demo.getByText('May 2024')).toHaveCount(0);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('nights and their prices do not depend on the zone', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PricePerNight');
    await expect(demo.getByRole('status')).toHaveText('4 nights, €472');
    await expect(demo.getByRole('grid')).toHaveCount(1);
    await demo.getByRole('gridcell', { name: 'April 10, €96' }).click();
    await demo.getByRole('gridcell', { name: 'April 12, €140' }).click();
    await expect(demo.getByRole('status')).toHaveText('2 nights, €192');
  });
});
