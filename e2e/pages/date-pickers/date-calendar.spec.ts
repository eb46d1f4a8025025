import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/date-calendar/';

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

test('a year changes the value without finishing, a day finishes', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CalendarInPopover');
  await demo.getByRole('button', { name: 'Ship on Apr 17, 2024' }).click();
  const dialog = page.getByRole('dialog', { name: 'Shipping day' });
  await expect(dialog.getByRole('gridcell', { name: '17', exact: true })).toBeFocused();

  await dialog.getByRole('button', { name: /switch to year view/ }).click();
  await dialog.getByRole('radio', { name: '2026' }).click();
  await expect(page.getByText('Ship on Apr 17, 2026')).toBeVisible();
  await expect(dialog).toBeVisible();

  await dialog.getByRole('gridcell', { name: '20', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Ship on Apr 20, 2026' })).toBeFocused();
});

test('a day of a week chooses all seven', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'WeekChoice');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveCount(7);
  await demo.getByRole('gridcell', { name: '24', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('April 21 to April 27, 2024');
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText([
    ...['21', '22', '23', '24', '25', '26', '27'],
  ]);
});

test('closed months and holidays cannot be chosen, and a month leads to an open day', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'OpeningDays');
  await expect(demo.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
  await expect(demo.getByRole('gridcell', { name: '13', exact: true })).toBeDisabled();
  await expect(demo.getByRole('gridcell', { name: '14', exact: true })).toBeEnabled();
  await demo.getByRole('button', { name: /switch to year view/ }).click();
  await expect(demo.getByRole('radio', { name: '2023' })).toBeDisabled();
  await demo.getByRole('radio', { name: '2024' }).click();
  await expect(demo.getByRole('radio', { name: 'Mar' })).toBeDisabled();
  await demo.getByRole('radio', { name: 'Jul' }).click();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('16');
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('the days that were clicked are the days that were chosen', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ManyDays');
    await expect(demo.getByRole('status')).toHaveText('Days off: 3');
    await demo.getByRole('gridcell', { name: '18', exact: true }).click();
    await demo.getByRole('gridcell', { name: '30', exact: true }).click();
    await demo.getByRole('gridcell', { name: '1', exact: true }).click();
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText(['1', '3', '17', '30']);
    await expect(demo.getByRole('status')).toHaveText('Days off: 4');
  });
});
