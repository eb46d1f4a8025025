import { openDemo } from '../../fixtures/demos';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-date-pickers/date-range-picker/';

test.use({ now: '2024-05-15T10:00:00' });

test('two clicks change twice and are accepted once', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SaveWhenDone');
  await demo.getByRole('textbox', { name: 'Rent from' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  await april.getByRole('gridcell', { name: '22', exact: true }).click();
  await april.getByRole('gridcell', { name: '26', exact: true }).click();
  await expect(page.getByRole('tooltip')).toHaveCount(0);
  await expect(demo.getByRole('log').locator('div')).toHaveText([
    'onChange: Apr 22 to open',
    'onChange: Apr 22 to Apr 26',
    'onAccept: Apr 22 to Apr 26',
  ]);
});

test('a start after the end empties the end', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LeaveDays');
  await expect(demo.getByRole('status')).toHaveText('5 working days');
  await demo.getByRole('textbox', { name: 'First day' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  await april.getByRole('gridcell', { name: '29', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('Choose both days');
  await april.getByRole('gridcell', { name: '30', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('2 working days');
});

test('each end has its own rules and its own text', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ArrivalDays');
  await expect(demo.getByText('Stay 2 to 7 nights')).toBeVisible();
  await demo.getByRole('textbox', { name: 'Departure' }).click();
  await settledPopup(page.getByRole('tooltip'));
  const april = page.getByRole('tooltip').getByRole('grid').first();
  await expect(april.getByRole('gridcell', { name: '20', exact: true })).toBeDisabled();
  await expect(april.getByRole('gridcell', { name: '27', exact: true })).toBeDisabled();
  await april.getByRole('gridcell', { name: '23', exact: true }).click();
  await expect(demo.getByText('Stay 2 to 7 nights')).toHaveCount(0);
});

test('one field holds both days, and can be cleared', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RangeInOneField');
  const field = demo.getByRole('textbox', { name: 'Billing period' });
  await expect(field).toHaveValue('04/01/2024 – 04/30/2024');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear value' }).click();
  await expect(field).not.toHaveValue(/2024/);
});

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('days are counted alike over the change of the clocks', async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LeaveDays');
    const first = demo.getByRole('textbox', { name: 'First day' });
    const last = demo.getByRole('textbox', { name: 'Last day' });
    await first.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('03082024');
    await last.click();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('03112024');
    await expect(last).toHaveValue('03/11/2024');
    await expect(demo.getByRole('status')).toHaveText('2 working days');
  });
});
