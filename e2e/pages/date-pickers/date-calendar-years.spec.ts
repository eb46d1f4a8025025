import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/date-calendar/');

test.use({ now: '2024-05-15T10:00:00' });

test('the newest year is the first one', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NewestYears');
  const years = demo
    .getByRole('radiogroup', { name: 'Year of the car', exact: true })
    .getByRole('radio');
  await expect(years).toHaveCount(35);
  await expect(years.first()).toHaveText('2024');
  await expect(years.last()).toHaveText('1990');
  const top = async (index: number) => (await years.nth(index).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await top(3)) - (await top(0)), 'four in a row').toBe(0);
  expect(await top(4)).toBeGreaterThan(await top(0));
  await expect(years.and(page.getByRole('radio', { checked: true }))).toHaveText('2021');
  await years.nth(3).focus();
  await page.keyboard.press('ArrowRight');
  await expect(years.nth(4), 'arrow keys follow the order').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(years.nth(4)).toBeChecked();
  await expect(years.nth(4)).toHaveText('2020');
});
