import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/row-height/');

test('measured rows draw all columns, or those in view', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ColumnsOfMeasuredRows');
  const cells = async () => Number(/^\d+/.exec(await demo.getByRole('status').innerText())?.[0]);
  const rows = async () => demo.locator('[data-rowindex]').count();
  await expect.poll(cells).toBeGreaterThan(0);
  await expect.poll(async () => (await cells()) / (await rows())).toBeLessThan(30);
  await demo.getByRole('checkbox', { name: 'Draw only the columns in view' }).uncheck();
  await expect.poll(async () => (await cells()) / (await rows()), 'sixty days').toBe(60);
});
