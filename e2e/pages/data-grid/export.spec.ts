import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { chooseExport, downloadBy, lines, textOf } from '../../fixtures/downloads';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-data-grid/export/');

test('a CSV file has all rows in the order that is shown, or only a selected row', async ({
  page,
}) => {
  const demo = await openDemo(page, PAGE, 'CsvExport');
  await columnHeader(demo, 'Order').click();
  await expect(demo.getByRole('gridcell').first()).toHaveText('4001');
  const all = await downloadBy(page, () => chooseExport(page, demo, 'Download as CSV'));
  expect(all.suggestedFilename()).toBe('orders.csv');
  const text = lines(await textOf(all));
  expect(text).toHaveLength(61);
  expect(text[0]).toBe('Order,Customer,Ordered,Total');
  expect(text[1]).toMatch(/^4001,/);

  await demo.getByRole('gridcell', { name: '4003' }).click();
  const selected = await downloadBy(page, () => chooseExport(page, demo, 'Download as CSV'));
  expect(lines(await textOf(selected)).slice(1)).toEqual([expect.stringMatching(/^4003,/)]);
});

test('columns: shown, all, and named ones, in that order', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ExportedColumns');
  const file = demo.getByRole('region', { name: 'The file' });
  await expect(file).toHaveText(/^Product,Price\s/);
  await demo.getByRole('button', { name: 'allColumns' }).click();
  await expect(file).toHaveText(/^Product,Listed,Price\s/);
  await demo.getByRole('button', { name: 'fields' }).click();
  await expect(file).toHaveText(/^Price,Cost,Product\s/);
});

test(
  'rows: found, on the page, and all, whatever is selected',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'ExportedRows');
    await demo.getByRole('gridcell').first().click();
    const count = async (item: string) =>
      lines(await textOf(await downloadBy(page, () => chooseExport(page, demo, item)))).length - 1;
    const shown = await demo.getByText(/^1–5 of \d+$/).textContent();
    expect(await count('Rows found')).toBe(Number(shown?.split(' ').at(-1)));
    expect(await count('This page')).toBe(5);
    expect(await count('All rows')).toBe(60);
    await expect(demo.getByRole('combobox')).toHaveCount(0);
  },
);

test('delimiter, headers and byte order mark', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'CsvFormat');
  const press = () => demo.getByRole('button', { name: 'Download' }).click();
  const marked = await textOf(await downloadBy(page, press));
  expect(marked).toMatch(/^\uFEFFCustomer;City;Items\r\n/);
  await demo.getByRole('checkbox', { name: 'BOM' }).click();
  await demo.getByRole('checkbox', { name: 'Headers' }).click();
  const plain = lines(await textOf(await downloadBy(page, press)));
  expect(plain).toHaveLength(12);
  expect(plain[0]).toBe('Harbour Bakery;Lisbon;9');
  await demo.getByRole('combobox', { name: 'Delimiter' }).click();
  await page.getByRole('option', { name: 'Comma' }).click();
  await expect(page.getByRole('option')).toHaveCount(0);
  const [first] = lines(await textOf(await downloadBy(page, press)));
  expect(first).toBe('Harbour Bakery,Lisbon,9');
});

test('raw values are numbers and dates in UTC', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'RawValues');
  const file = demo.getByRole('region', { name: 'The file, formatted or not' });
  await expect(file).toContainText('"€1,094.00"');
  await demo.getByRole('checkbox').click();
  // The order is of a day, so of its midnight in the zone of the browser and of this test.
  const ordered = new Date(2024, 5, 4).toISOString();
  await expect(file).toContainText(`4017,${ordered},true,1094`);
});

test(
  'texts like formulas are escaped, and are not by the grid itself',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SafeFormulas');
    const file = demo.getByRole('region');
    await expect(file).toContainText(`"'=HYPERLINK(""https://example.org"",""Bill"")",,0`);
    await expect(file).toContainText('Ada Moreau,Late arrival,-40');
    await expect(file).toContainText(`'@SUM(A1:A9),'-2 nights,95`);
    await demo.getByRole('checkbox', { name: 'Formulas as text' }).click();
    await expect(file).toContainText('\n@SUM(A1:A9),-2 nights,95');
  },
);

test('a menu item of one’s own writes JSON', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'JsonExport');
  const download = await downloadBy(page, () => chooseExport(page, demo, 'Download as JSON'));
  expect(download.suggestedFilename()).toBe('products.json');
  const list: unknown = JSON.parse(await textOf(download));
  expect(list).toHaveLength(20);
  expect(list).toContainEqual({ name: 'Blue mug', price: 15, supplier: 'Fábrica do Minho' });
  await expect(page.getByRole('menuitem')).toHaveCount(0);
  const csv = await downloadBy(page, () => chooseExport(page, demo, 'Download as CSV'));
  expect(csv.suggestedFilename()).toBe('products.csv');
});

/** Answers the print dialog: keeps what would be printed, instead of opening it. */
async function catchPrints(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    window.print = () => {
      const footer = document.querySelector('.MuiDataGrid-footerContainer');
      const hidden = footer ? getComputedStyle(footer).display === 'none' : true;
      const texts = [...document.querySelectorAll('[role="row"]')].map((row) =>
        [...row.querySelectorAll('[role="columnheader"], [role="gridcell"]')]
          .map((cell) => cell.textContent?.trim())
          .filter(Boolean)
          .join('|'),
      );
      const printed = [`footer hidden: ${hidden}`, ...texts].join('\n');
      window.parent.document.documentElement.setAttribute('data-printed', printed);
    };
    // Browsers notify the printed window; if the media type changes back too soon, they send no event.
    window.matchMedia('print').addEventListener('change', ({ matches }) => {
      if (matches && window.parent !== window) {
        window.parent.document.documentElement.setAttribute('data-on-paper', '');
      }
    });
  });
  return async () => {
    await expect(page.locator('html')).toHaveAttribute('data-printed', /./);
    return (await page.locator('html').getAttribute('data-printed')) ?? '';
  };
}

test(
  'printing takes all rows, and the page’s style hides the footer',
  { tag: '@full' },
  async ({ page }) => {
    const printed = await catchPrints(page);
    const demo = await openDemo(page, PAGE, 'PrintExport');
    await expect(demo.getByText('Rows per page')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Export' }).click();
    await expect(page.getByRole('menuitem')).toHaveText(['Print']);
    await page.getByRole('menuitem').click();
    const text = (await printed()).split('\n');
    expect(text[0]).toBe('footer hidden: true');
    expect(text).toHaveLength(62);
    expect(text[1]).toBe('Order|Customer|City|Items');
  },
);

test(
  'some columns and rows are printed, and the grid gets its own back',
  { tag: '@full' },
  async ({ page }) => {
    const printed = await catchPrints(page);
    const demo = await openDemo(page, PAGE, 'PrintPackingList');
    await expect(demo.getByText('Rows per page')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Print the packing list' }).click();
    const [, header, ...list] = (await printed()).split('\n');
    expect(header).toBe('Order|Customer');
    expect(list).toHaveLength(14);
    expect(list[0]).toBe('4100|Harbour Bakery');
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('html')).toHaveAttribute('data-on-paper', '');
    await page.emulateMedia({ media: 'screen' });
    await expect(demo.getByRole('columnheader', { name: 'Total' })).toBeVisible();
    await expect(demo.getByRole('grid')).toHaveAttribute('aria-rowcount', '101');
  },
);
