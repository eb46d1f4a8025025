import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-range-field/');

test.use({ now: '2024-05-15T10:00:00' });

test('both days are counted, and a half-typed one is not', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'TwoDateFields');
  await expect(demo.getByRole('status')).toHaveText('365 days insured');
  await demo.getByRole('textbox', { name: 'Insured until' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Delete');
  await page.keyboard.type('0430');
  await expect(demo.getByRole('status')).toHaveText('Enter both days');
  await page.keyboard.type('2024');
  await expect(demo.getByRole('status')).toHaveText('14 days insured');
});

test('the wrong order is an error of both ends', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PassportDates');
  const issued = demo.getByRole('textbox', { name: 'Issued' });
  const expires = demo.getByRole('textbox', { name: 'Expires' });
  await expect(demo.getByText('It expires before it is issued')).toHaveCount(2);
  await expires.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('04162034');
  await expect(expires).toHaveAttribute('aria-invalid', 'false');
  await expect(issued).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('04162050');
  await expect(demo.getByText('Not after 2040')).toHaveCount(1);
  await expect(issued).toHaveAttribute('aria-invalid', 'false');
  await issued.fill('12/31/1999');
  await expect(issued).toHaveAccessibleDescription('Not before 2000');
});

test(
  'typing goes on from the first day to the second, and the button clears both',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OneDateField');
    const field = demo.getByRole('textbox', { name: 'Published' });
    await expect(field).toHaveValue('01 Jan 2023 to 31 Dec 2023');
    await field.click();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('5Feb2024');
    await page.keyboard.type('9Mar2024');
    await expect(field).toHaveValue('05 Feb 2024 to 09 Mar 2024');
    await demo.getByRole('button', { name: 'Clear', exact: true }).click();
    await expect(field).not.toHaveValue(/2024/);
  },
);

test.describe('in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('a range of months is the same', { tag: '@full' }, async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'StackedDates');
    const group = demo.getByRole('group', { name: 'Subsidy' });
    const first = group.getByRole('textbox', { name: 'First month' });
    const last = group.getByRole('textbox', { name: 'Last month' });
    await expect(first).toHaveValue('January 2024');
    await expect(last).toHaveValue('June 2024');
    await expect(group).toHaveCSS('flex-direction', 'column');
    await expect(group).toHaveCSS('align-items', 'start');
    await expect(group.getByText('up to and including')).toHaveCSS('margin-top', '8px');
  });
});
