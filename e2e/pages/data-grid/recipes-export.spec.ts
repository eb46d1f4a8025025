import { readFile } from 'node:fs/promises';
import type { Download, Page } from '@playwright/test';
import ExcelJS from 'exceljs';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';
import { recordTexts } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/recipes-export/');

async function downloadBy(page: Page, press: () => Promise<void>): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return download;
}

async function linesOf(download: Download): Promise<string[]> {
  return (await readFile(await download.path(), 'utf8')).split('\r\n');
}

test('the selected rows are exported, in the order of choosing', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SelectedRows');
  const button = demo.getByRole('button', { name: /^Export/ });
  await expect(button).toBeDisabled();
  await demo.getByRole('checkbox', { name: 'Select row' }).nth(2).check();
  await demo.getByRole('checkbox', { name: 'Select row' }).first().check();
  await expect(button).toHaveText('Export 2 selected');
  const lines = await linesOf(await downloadBy(page, () => button.click()));
  expect(lines.slice(1)).toEqual([
    expect.stringMatching(/^4058,/),
    expect.stringMatching(/^4060,/),
  ]);
});

test('a report has a title above and totals below', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CsvReport');
  const press = () => demo.getByRole('button', { name: 'Write the report' }).click();
  const lines = await linesOf(await downloadBy(page, press));
  expect(lines.slice(0, 4)).toEqual([
    '\uFEFFOrders of the first half-year',
    '60 orders',
    '',
    'Customer,Items,Total',
  ]);
  const rows = lines.slice(4, -1).map((line) => line.split(','));
  expect(rows).toHaveLength(60);
  const items = rows.reduce((sum, row) => sum + Number(row[1]), 0);
  const total = rows.reduce((sum, row) => sum + Number(row[2]), 0);
  expect(lines.at(-1)).toBe(`Total,${items},${total}`);
});

test('all pages of the server are fetched and written', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'AllPages');
  await expect(demo.getByRole('gridcell').first()).toBeVisible();
  const press = () => demo.getByRole('button', { name: 'Export all pages' }).click();
  const texts = await recordTexts(demo.getByRole('status'));
  const lines = await linesOf(await downloadBy(page, press));
  expect(lines).toHaveLength(351);
  await expect(demo.getByRole('status')).toHaveText('350 orders written');
  expect(await texts()).toEqual(['0 %', '29 %', '57 %', '86 %', '350 orders written']);
  await expect(demo.getByRole('log').getByText(/size=100/)).toHaveCount(4);

  await press();
  await demo.getByRole('button', { name: 'Cancel' }).click();
  await expect(demo.getByRole('status')).toHaveText('Canceled');
  await demo.getByLabel('The server is down').check();
  await press();
  await expect(demo.getByRole('status')).toHaveText('Failed: 503 Service Unavailable');
});

test('each country has a sheet', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'SheetPerGroup');
  const press = () => demo.getByRole('button', { name: 'One sheet per country' }).click();
  const download = await downloadBy(page, press);
  const { worksheets } = await new ExcelJS.Workbook().xlsx.readFile(await download.path());
  expect(worksheets).toHaveLength(9);
  expect(worksheets[0]?.name).toBe('Portugal');
  expect(worksheets[0]?.getCell('A1').value).toBe('Order');
  const rows = worksheets.reduce((sum, { rowCount }) => sum + rowCount - 1, 0);
  expect(rows).toBe(60);
});

test('a link brings the order back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ShareLink');
  const city = demo.getByRole('columnheader', { name: 'City' });
  await expect(demo.getByRole('button', { name: 'Select columns' })).toBeVisible();
  await city.click();
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Make a link' }).click();
  await expect(demo.getByRole('textbox', { name: 'Link' })).toHaveValue(/^https:.*city/);
  await city.click();
  await expect(city).toHaveAttribute('aria-sort', 'descending');
  await demo.getByRole('button', { name: 'Open it' }).click();
  await expect(city).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('textbox', { name: 'Link' }).fill('no link');
  await expect(demo.getByRole('button', { name: 'Open it' })).toBeDisabled();
});

test(
  'what was exported can be imported, and bad lines are named',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ImportCsv');
    await demo.getByText('Export', { exact: true }).click();
    const exported = await downloadBy(page, () =>
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    );
    const text = await readFile(await exported.path(), 'utf8');
    const buffer = Buffer.from(`${text}\r\n"Tray, ""oak""",19.5\r\n,7\r\nMug,many`);
    const input = demo.getByLabel('CSV file');
    await input.setInputFiles({ name: 'articles.csv', mimeType: 'text/csv', buffer });
    await expect(demo.getByRole('status')).toHaveText('3 articles, 2 lines skipped: 5, 6');
    await expect(demo.getByRole('gridcell', { name: 'Lantern, 12" glass' })).toBeVisible();
    await expect(demo.getByRole('gridcell', { name: 'Tray, "oak"' })).toBeVisible();
  },
);

test(
  'a file is chosen with the button, and errors are shown',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ImportCsv');
    const importFile = async (text: string) => {
      const chooser = page.waitForEvent('filechooser');
      await demo.getByRole('button', { name: 'Import a CSV file' }).click();
      const file = { name: 'articles.csv', mimeType: 'text/csv', buffer: Buffer.from(text) };
      await (await chooser).setFiles(file);
    };
    await importFile('Name,Amount\r\nMug,3');
    await expect(demo.getByRole('status')).toHaveText('Columns Article and Price are needed');
    await importFile('Article,Price\r\nPiano,1250.5');
    await expect(demo.getByRole('gridcell', { name: 'Piano' })).toBeVisible();
    await demo.getByText('Export', { exact: true }).click();
    const exported = await downloadBy(page, () =>
      page.getByRole('menuitem', { name: 'Download as CSV' }).click(),
    );
    expect(await linesOf(exported)).toEqual(['Article,Price', 'Piano,1250.5']);
  },
);
