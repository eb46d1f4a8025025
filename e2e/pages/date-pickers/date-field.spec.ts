import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-field/');

test.use({ now: '2024-05-15T10:00:00' });

/** Types over everything, section after section. */
async function typeAnew(page: Page, field: Locator, keys: string) {
  await field.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type(keys);
}

test('a field without a button steps and takes digits, section by section', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BasicDateField');
  const field = demo.getByRole('textbox', { name: 'Passport issued' });
  await expect(field).toHaveValue('04/17/2024');
  await expect(demo.getByRole('button')).toHaveCount(0);
  await field.click({ position: { x: 20, y: 28 } });
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowUp');
  await expect(field).toHaveValue('04/18/2024');
  await page.keyboard.type('05');
  await expect(field).toHaveValue('04/05/2024');
});

test('a date of birth is checked while it is typed', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DateOfBirth');
  const field = demo.getByRole('textbox', { name: 'Date of birth' });
  await expect(field).toHaveValue('04/18/1990');
  await expect(field).toHaveAccessibleDescription('33 years old');
  await typeAnew(page, field, '04172010');
  await expect(field).toHaveValue('04/17/2010');
  await expect(field).toHaveAccessibleDescription('Members are 16 or older');
  await typeAnew(page, field, '0417200');
  await expect(field).toHaveAccessibleDescription('Month, day and all four digits of the year');
  await page.keyboard.type('8');
  await expect(field).toHaveAccessibleDescription('16 years old');
  await field.fill('04/17/1903');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
});

test('a month has the day of the reference date', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PartsOfDates');
  const card = demo.getByRole('textbox', { name: 'Card expires' });
  await card.fill('02/28');
  await expect(demo.getByRole('status')).toHaveText('Good until February 29, 2028');
  await card.fill('02/69');
  await expect(demo.getByRole('status')).toHaveText('Good until February 28, 1969');
  await expect(demo.getByRole('textbox', { name: 'Vintage' })).toHaveValue('2016');
  await expect(demo.getByRole('textbox', { name: 'Name day' })).toHaveValue('24 June');
});

test(
  'the weekday stands right beside the field, and wrong inside',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'LongFormats');
    const inside = demo.getByRole('textbox', { name: 'Weekday as a section' });
    const beside = demo.getByRole('textbox', { name: 'Wedding' });
    await expect(beside).toHaveAccessibleDescription('Saturday');
    await inside.click({ position: { x: 20, y: 28 } });
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowUp');
    await expect(inside).toHaveValue('Saturday, August 25, 2024');
    await expect(beside).toHaveValue('August 25, 2024');
    await expect(beside).toHaveAccessibleDescription('Sunday');
    await beside.fill('August 27, 2024');
    await expect(beside).toHaveAccessibleDescription('Tuesday');
    await expect(inside).toHaveValue('Tuesday, August 27, 2024');
  },
);

test('a form sends the text, but not of a disabled field', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'DateInForm');
  const posted = demo.getByRole('textbox', { name: 'Posted' });
  const status = demo.getByRole('status');
  await expect(posted).toHaveValue('2024-04-17');
  await expect(posted).toHaveAttribute('required');
  await expect(demo.getByRole('textbox', { name: 'Registered' })).toHaveValue('2024-04-17');
  await posted.fill('2024-05-02');
  await expect(status).toHaveText('nothing yet');
  await posted.press('Enter');
  await expect(status).toHaveText('posted=2024-05-02');
  await posted.fill('2024-05-03');
  await demo.getByRole('button', { name: 'Send' }).click();
  await expect(status).toHaveText('posted=2024-05-03');
});

test.describe('America/Los_Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('the age does not depend on the time zone', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'DateOfBirth');
    const field = demo.getByRole('textbox', { name: 'Date of birth' });
    await field.fill('04/17/1990');
    await expect(field).toHaveAccessibleDescription('34 years old');
  });
});
