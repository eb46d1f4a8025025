import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { gridCell } from '../../fixtures/grid-cells';
import { recordAppearance } from '../../fixtures/passing-states';
import { fieldCells } from '../../fixtures/row-groups';
import { pageButton, requestResults, setServerDown } from '../../fixtures/server-requests';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/pagination/');

test('sorting goes to the first page, if it should', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ResetPage');
  const items = demo.getByRole('columnheader', { name: 'Items' });
  await expect(demo.getByText('11–15 of 40')).toBeVisible();
  await items.click();
  await expect(demo.getByText('1–5 of 40')).toBeVisible();
  await expect(fieldCells(demo, 'id').first()).toHaveText('4,006');
  await pageButton(demo, 'next').click();
  await expect(demo.getByText('6–10 of 40')).toBeVisible();
  await demo.getByRole('checkbox', { name: 'Go to the first page after sorting' }).uncheck();
  await items.click();
  await expect(items).toHaveAttribute('aria-sort', 'descending');
  await expect(demo.getByText('6–10 of 40'), 'the page stays').toBeVisible();
});

test('the last page replaces the estimate', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EstimateWithProp');
  const next = pageButton(demo, 'next');
  const first = gridCell(demo, 0, 'id');
  await expect(first).toHaveText('4023');
  await expect(demo.getByText('1–5 of more than 20')).toBeVisible();
  await expect(next).toBeEnabled();
  const hasProgress = await recordAppearance(demo, '.MuiDataGrid-root [role="progressbar"]');
  await next.click();
  await expect(first).toHaveText('4018');
  expect(await hasProgress()).toBe(true);
  await expect(demo.getByText('6–10 of more than 20')).toBeVisible();
  await next.click();
  await expect(first).toHaveText('4013');
  await next.click();
  await expect(first).toHaveText('4008');
  await next.click();
  await expect(first).toHaveText('4003');
  await expect(demo.getByText('21–23 of 23')).toBeVisible();
  await expect(next).toBeDisabled();
});

test('after an error, users can go on', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EstimateWithProp');
  const next = pageButton(demo, 'next');
  await expect(gridCell(demo, 0, 'id')).toHaveText('4023');
  await setServerDown(demo, true);
  await next.click();
  await expect(requestResults(demo).first()).toHaveText(/^503/);
  await setServerDown(demo, false);
  await next.click();
  await expect(gridCell(demo, 0, 'id')).toHaveText('4013');
});
