import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/custom-components/');

test.use({ now: '2024-05-15T10:00:00' });

test('months of the season have a frame, and say so', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SeasonMonths');
  const months = demo
    .getByRole('radiogroup', { name: 'Month of the tour', exact: true })
    .getByRole('radio');
  await expect(months).toHaveCount(12);
  const season = demo.getByRole('radio', { name: /high season$/ });
  await expect(season).toHaveText(['Jun', 'Jul', 'Aug']);
  await expect(season.first()).toHaveAccessibleName('June, high season');
  await expect(season.first()).toHaveCSS('border-top-width', '2px');
  const april = demo.getByRole('radio', { name: 'April', exact: true });
  await expect(april).not.toHaveCSS('border-top-width', '2px');
  // Tab reaches the month of the reference date.
  await expect(april).toHaveAttribute('tabindex', '0');
  const top = async (index: number) => (await months.nth(index).boundingBox())?.y ?? NaN;
  await expect.poll(async () => (await top(3)) - (await top(0)), 'four in a row').toBe(0);
  expect(await top(4)).toBeGreaterThan(await top(0));
  await season.first().click();
  await expect(season.first()).toBeChecked();
});
