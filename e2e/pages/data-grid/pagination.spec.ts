import { openDemo } from '../../fixtures/demos';
import { expect, test } from '../../fixtures/test';

const PAGE = '/x/react-data-grid/pagination/';

test('a size from the options changes the pages', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PageSizes');
  await expect(demo.getByText('1–5 of 40')).toBeVisible();
  await demo.getByRole('button', { name: 'Go to next page' }).click();
  await expect(demo.getByText('6–10 of 40')).toBeVisible();
  await demo.getByRole('combobox', { name: 'Rows per page:' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect(demo.getByText('1–40 of 40')).toBeVisible();
});

test(
  'without a row count the next page is there until the server has no more',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'UnknownRowCount');
    const next = demo.getByRole('button', { name: 'Go to next page' });
    const first = demo.getByRole('gridcell', { name: '4023', exact: true });
    await expect(first).toBeVisible();
    for (const upTo of [10, 15, 20]) {
      await next.click();
      await expect(demo.getByText(`${upTo - 4}–${upTo} of more than ${upTo}`)).toBeVisible();
      await expect(
        demo.getByRole('gridcell', { name: `${4023 - upTo + 5}`, exact: true }),
      ).toBeVisible();
    }
    await next.click();
    await expect(demo.getByText('21–23 of 23')).toBeVisible();
    await expect(next).toBeDisabled();
  },
);

test('an estimate becomes the number at the last page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'EstimatedRowCount');
  const next = demo.getByRole('button', { name: 'Go to next page' });
  await expect(demo.getByText('1–10 of about 30')).toBeVisible();
  for (const id of ['4023', '4013']) {
    await next.click();
    await expect(demo.getByRole('gridcell', { name: id, exact: true })).toBeVisible();
  }
  await expect(demo.getByText('21–30 of about 31')).toBeVisible();
  await next.click();
  await expect(demo.getByText('31–33 of 33')).toBeVisible();
});

test(
  'a page that fails is tried again, and the way back keeps the rows',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RetryPages');
    const status = demo.getByRole('status');
    await expect(status).toHaveText('Loaded');
    const refused = demo.getByRole('log').getByText('503 Service Unavailable');
    await demo.getByLabel('The server is down').check();
    await demo.getByRole('button', { name: 'Go to next page' }).click();
    await expect(status).toHaveText('Failed: 503 Service Unavailable', { timeout: 15_000 });
    await expect(refused).toHaveCount(3);
    await expect(demo.getByRole('gridcell', { name: '4090', exact: true })).toBeVisible();
    await demo.getByLabel('The server is down').uncheck();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('gridcell', { name: '4085', exact: true })).toBeVisible();
    await expect(demo.getByText('6–10 of 90')).toBeVisible();
  },
);

test(
  'rows of other server pages stay selected only when they are kept',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SelectionAcrossPages');
    const status = demo.getByRole('status');
    const next = demo.getByRole('button', { name: 'Go to next page' });
    const select = (id: string) =>
      demo
        .getByRole('row')
        .filter({ has: page.getByRole('gridcell', { name: id, exact: true }) })
        .getByRole('checkbox')
        .check();
    await select('4030');
    await next.click();
    await select('4025');
    await expect(status).toHaveText('Selected: 4030, 4025');
    await demo.getByLabel('Keep the selection of other pages').uncheck();
    await next.click();
    await expect(demo.getByRole('gridcell', { name: '4020', exact: true })).toBeVisible();
    await expect(status).toHaveText('Selected: none');
  },
);

test('a row is found on its page', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'PageOfARow');
  await expect(demo.getByText('1–5 of 80')).toBeVisible();
  await demo.getByRole('button', { name: 'Show' }).click();
  await expect(demo.getByText('56–60 of 80')).toBeVisible();
  await expect(demo.getByRole('row', { selected: true })).toContainText('4021');
});
