import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { chooseExport, downloadBy, sheetOf, workbookOf } from '../../fixtures/downloads';
import { expect, test } from '../../fixtures/test';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/export/');

test('an Excel file keeps types and offers the choices', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExcelExport');
  const download = await downloadBy(page, () => chooseExport(page, demo, 'Download as Excel'));
  expect(download.suggestedFilename()).toBe('orders.xlsx');
  const workbook = await workbookOf(download);
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Sheet1', 'Options']);
  const sheet = sheetOf(workbook, 'Sheet1');
  expect(sheet.rowCount).toBe(61);
  expect(sheet.getCell('B2').value).toEqual(new Date('2024-06-16T00:00:00Z'));
  expect(sheet.getCell('B2').numFmt).toBe('dd.mm.yyyy');
  expect(sheet.getCell('C2').value).toBe('Open');
  expect(sheet.getCell('C2').dataValidation.formulae).toEqual(['Options!$A$2:$A$6']);
  expect(sheet.getCell('D2').value).toBe(true);
  expect(sheet.getCell('E2').value).toBe(47.25);
});

test('formats, styles and groups of columns come along', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExcelStyles');
  const press = () => demo.getByRole('button', { name: 'Price list for Excel' }).click();
  const sheet = sheetOf(await workbookOf(await downloadBy(page, press)), 'Sheet1');
  // ExcelJS counts columns from 1.
  const [, ...groups] = sheet.getRow(1).values as unknown[];
  expect(groups).toEqual(['Article', 'Article', 'In euros', 'In euros']);
  expect(sheet.getCell('D1').master.address).toBe('C1');
  expect(sheet.getCell('A3').font.bold).toBe(true);
  expect(sheet.getCell('B3').numFmt).toBe('yyyy-mm-dd');
  expect(sheet.getCell('C3').numFmt).toBe('#,##0.00 "€"');
  expect(sheet.getCell('C3').value).toBe(15);
});

test('title and total are written around the rows', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExcelTitleAndTotal');
  const press = () => demo.getByRole('button', { name: 'Report for Excel' }).click();
  const sheet = sheetOf(await workbookOf(await downloadBy(page, press)), 'Sheet1');
  expect(sheet.getCell('A1').value).toBe('Orders of the spring');
  expect(sheet.getCell('A3').value).toBe('Order');
  expect(sheet.getCell('A4').value).toBe(4040);
  expect(sheet.getCell('C44').formula).toBe('SUM(C4:C43)');
  expect(sheet.autoFilter).toBe('A3:C43');
});

test('a second sheet has the lines of the orders', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExcelSecondSheet');
  const press = () => demo.getByRole('button', { name: 'Orders and their lines' }).click();
  const workbook = await workbookOf(await downloadBy(page, press));
  expect(workbook.worksheets.map(({ name }) => name)).toEqual(['Orders', 'Lines']);
  expect(sheetOf(workbook, 'Lines').rowCount).toBeGreaterThan(60);
  expect(sheetOf(workbook, 'Lines').getCell('A2').value).toBe(4040);
});

test(
  'groups become an outline with their sums, and the total',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ExcelGroups');
    const download = await downloadBy(page, () => chooseExport(page, demo, 'Download as Excel'));
    expect(download.suggestedFilename()).toBe('orders-by-country.xlsx');
    const sheet = sheetOf(await workbookOf(download), 'Sheet1');
    expect(sheet.rowCount).toBe(1 + 9 + 60 + 1);
    expect(sheet.getCell('A2').value).toBe('Portugal');
    expect(sheet.getCell('C2').value).toBe(6390.25);
    expect(sheet.getRow(2).outlineLevel).toBe(0);
    expect(sheet.getRow(3).outlineLevel).toBe(1);
    expect(sheet.getCell('C71').value).toBe(26398.25);
  },
);

test('a worker writes the file', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExcelWorker');
  const button = demo.getByRole('button', { name: 'Write 5,000 rows' });
  const isWriting = await recordAppearance(demo, '[role="progressbar"]');
  const download = await downloadBy(page, () => button.click());
  await expect.poll(isWriting).toBe(true);
  const sheet = sheetOf(await workbookOf(download), 'Sheet1');
  expect(sheet.rowCount).toBe(5001);
  expect(sheet.getCell('A1').font.bold).toBe(true);
  await expect(button).toBeEnabled();
});
