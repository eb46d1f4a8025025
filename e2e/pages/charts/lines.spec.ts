import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/lines/');

test('A mark tells its series and position, an area its series', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LineClicks');
  const last = demo.getByRole('status');
  const marks = demo.locator('.MuiMarkElement-series-front');
  await expect(marks).toHaveCount(6);
  await marks.nth(2).click();
  await expect(last).toHaveText('onMarkClick {"type":"line","seriesId":"front","dataIndex":2}');
  await demo.locator('.MuiAreaElement-series-back').click();
  await expect(last).toHaveText('onAreaClick {"type":"line","seriesId":"back"}');
});

test('Missing values are gaps until they are connected', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GapsInLines');
  const line = demo.locator('.MuiLineElement-root');
  const parts = async () => ((await line.getAttribute('d')) ?? '').match(/M/g)?.length;
  await expect.poll(parts).toBe(3);
  await demo.getByLabel('connectNulls').check();
  await expect.poll(parts).toBe(1);
});

test('The slider reads the values of a month', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'KeyboardReading');
  const slider = demo.getByRole('slider', { name: 'Month' });
  await slider.focus();
  await page.keyboard.press('ArrowRight');
  await expect(slider).toHaveAttribute('aria-valuetext', 'Aug: lake 22 °C, river 17 °C');
  await expect(demo.getByText('Aug: lake 22 °C, river 17 °C')).toBeVisible();
});

test('The playground prints what was changed, and no more', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LinePlayground');
  const code = demo.getByRole('status', { name: 'Changed props' });
  await expect(code).toHaveText('<LineChart />');
  await demo.getByLabel('series.area').check();
  await demo.getByLabel('grid.horizontal').check();
  await expect(code).toContainText('series={[{ area: true }]}');
  await expect(code).toContainText('grid={{ horizontal: true }}');
  await expect(demo.locator('.MuiAreaElement-root')).toHaveCount(2);
  await demo.getByLabel('grid.horizontal').uncheck();
  await expect(code).not.toContainText('grid');
  await demo.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toHaveText('<LineChart />');
});
