import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-charts/sparkline/');

test('A dot marks the value at the pointer', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SparklineTooltip');
  await demo.locator('svg').hover();
  await expect(page.locator('.MuiChartsTooltip-root')).toContainText('€');
  await expect(demo.locator('.MuiHighlightElement-root')).toHaveCount(1);
});
