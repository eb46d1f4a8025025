import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expectSpaceToClick } from '../../fixtures/space-key';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/bars/');

test('Enter or Space on a bar chooses it', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusableBars');
  const bar = demo.getByRole('button', { name: 'Second floor, 29 free desks' });
  await expect(bar).toBeVisible();
  await bar.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Second floor: 29 free desks');
  await expectSpaceToClick(demo.getByRole('button', { name: /^Third floor/ }));
  await expect(demo.getByRole('status')).toHaveText('Third floor: 8 free desks');
});

test('A click on a bar reports the bar and the category', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'BarClicks');
  const bars = demo.locator('.MuiBarElement-series-june');
  await expect(bars).toHaveCount(4);
  // The category is that of the last move of the pointer.
  await bars.nth(2).hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('Garden');
  await bars.nth(2).click();
  await expect(demo.getByText('onItemClick')).toContainText(
    '{"type":"bar","seriesId":"june","dataIndex":2}',
  );
  await expect(demo.getByText('onAxisClick')).toContainText('"axisValue":"Garden"');
});

test('No data says so', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'NoBars');
  await expect(demo.getByText('No orders in this period')).toBeVisible();
  await demo.getByRole('button', { name: 'Some orders' }).click();
  await expect(demo.locator('.MuiBarElement-root')).toHaveCount(4);
  await expect(demo.getByText('No orders in this period')).toHaveCount(0);
});

test(
  'The playground prints nested props and turns the chart',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'BarPlayground');
    const code = demo.getByRole('status', { name: 'Changed props' });
    await demo.getByLabel('slotProps.legend.hidden').check();
    await expect(code).toContainText('slotProps={{ legend: { hidden: true } }}');
    await demo.getByRole('combobox', { name: 'layout' }).click();
    await page.getByRole('option', { name: 'horizontal' }).click();
    await expect(code).toContainText('layout="horizontal"');
    await expect(demo.locator('.MuiChartsAxis-left')).toContainText('Court 1');
  },
);
