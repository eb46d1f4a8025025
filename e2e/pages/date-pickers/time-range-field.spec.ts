import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/time-range-field/');

test.use({ now: '2024-05-15T10:00:00' });

test('an end that is not after the start is on the next day', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NightHours');
  const end = demo.getByRole('textbox', { name: 'Watch ends' });
  await expect(demo.getByRole('status')).toHaveText('8 hours');
  await expect(demo.getByRole('textbox', { name: 'Watch begins' })).toHaveValue('22:00');
  await expect(end).toHaveValue('06:00');
  await end.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('2330');
  await expect(demo.getByRole('status')).toHaveText('1.5 hours');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('0715');
  await expect(demo.getByRole('status')).toHaveText('9.25 hours');
  await expect(end).toHaveAttribute('aria-invalid', 'false');
});

test('one input is red across midnight', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OneTimeField');
  const field = demo.getByRole('textbox', { name: 'Do not disturb' });
  await expect(field).toHaveValue('13:00 – 14:30');
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('22000600');
  await expect(field).toHaveValue('22:00 – 06:00');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await field.hover();
  await demo.getByRole('button', { name: 'Clear', exact: true }).click();
  await expect(field).not.toHaveValue(/\d/);
});

test('the text says which end is wrong', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'QuietHours');
  const field = demo.getByRole('textbox', { name: 'Rehearsal' });
  await expect(demo.getByText('End: not after 23:00')).toBeVisible();
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('20001800');
  await expect(demo.getByText('The time begins after it ends')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('18102000');
  await expect(demo.getByText('Beginning: a quarter of an hour')).toBeVisible();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('05302000');
  await expect(demo.getByText('Beginning: not before 6:00')).toBeVisible();
});

test.describe('in Kathmandu', () => {
  test.use({ timezoneId: 'Asia/Kathmandu' });

  test('times are stored as they are typed', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TwoTimeFields');
    await expect(demo.getByRole('status')).toHaveText('Stored as 09:00-17:30');
    const opens = demo.getByRole('textbox', { name: 'Opens' });
    await expect(opens).toHaveValue('09:00 AM');
    await expect(demo.getByRole('textbox', { name: 'Closes' })).toHaveValue('05:30 PM');
    await opens.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('0845a');
    await expect(demo.getByRole('status')).toHaveText('Stored as 08:45-17:30');
  });
});
