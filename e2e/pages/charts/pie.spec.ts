import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-charts/pie/';

test('A slice is chosen with the keyboard', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FocusableSlices');
  const youth = demo.getByRole('button', { name: 'Under 18: 148 members' });
  await expect(youth).toBeVisible();
  await youth.focus();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('status')).toHaveText('Chosen: Under 18');
});

test('Narrow slices have no label', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SliceLabels');
  await expect(demo.locator('.MuiPieArcLabel-root')).toHaveText([
    '34 %',
    '27 %',
    '19 %',
    '13 %',
    '5 %',
    '',
  ]);
});

test('A click tells the slice', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SliceClicks');
  await demo.locator('.MuiPieArc-root').nth(1).click();
  await expect(demo.getByRole('status')).toHaveText(
    '{"identifier":{"type":"pie","seriesId":"budget","dataIndex":1},"item":{"id":"artists","label":"Artists","value":85}}',
  );
});

test('The playground prints what was changed', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PiePlayground');
  const code = demo.getByRole('status', { name: 'Changed props' });
  await expect(code).toHaveText('<PieChart />');
  await demo.getByRole('slider', { name: /series.innerRadius/ }).focus();
  await page.keyboard.press('End');
  await expect(code).toContainText('series={[{ innerRadius: 80 }]}');
});
