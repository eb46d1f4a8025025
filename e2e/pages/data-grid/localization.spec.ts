import { createRequire } from 'node:module';
import path from 'node:path';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { PACKAGES } from '../../fixtures/working-copy';
import { expect, test } from '../../fixtures/test';

/** Languages with what they call columns, and all rows. */
const CHOSEN = [
  ['Polish', 'Kolumny', 'Zaznacz wszystkie wiersze'],
  ['Swedish', 'Kolumner', 'Markera alla rader'],
  ['American English', 'Columns', 'Select all rows'],
] as const;

const LOCALES = createRequire(__filename)(
  path.join(PACKAGES, '@mui/x-data-grid/locales'),
) as object;

const PAGE = docsPage('/x/react-data-grid/localization/');

test('localeText gives a grid its texts', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'GermanGrid');
  await expect(demo.getByText('Zeilen pro Seite:')).toBeVisible();
  await demo.getByText(/^0?Filter$/).click();
  await expect(page.getByRole('textbox', { name: 'Wert' })).toBeVisible();
});

test('the grid switches among all locales of the package', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'LocaleSwitcher');
  const select = demo.getByRole('combobox', { name: 'Language of the grid' });
  await select.click();
  await expect(page.getByRole('option')).toHaveCount(Object.keys(LOCALES).length);
  await page.keyboard.press('Escape');
  for (const [name, columns, allRows] of CHOSEN) {
    await select.click();
    await page.getByRole('option', { name }).click();
    await expect(demo.getByText(columns, { exact: true })).toBeVisible();
    await expect(demo.getByRole('checkbox', { name: allRows, exact: true })).toBeVisible();
  }
});

test('own texts fill gaps and count', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'OwnTexts');
  const choose = demo.getByRole('row').getByRole('checkbox');
  await choose.nth(1).check();
  await expect(demo.getByText('Eine Bestellung ausgewählt')).toBeVisible();
  await choose.nth(2).check();
  await expect(demo.getByText('2 Bestellungen ausgewählt')).toBeVisible();
  await demo.getByText('Spalten', { exact: true }).click();
  await expect(page.getByText('Alle anzeigen oder ausblenden', { exact: true })).toBeVisible();
});

test(
  'a language of one’s own has the texts it gives, and English for the rest',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'AddLanguage');
    await expect(demo.getByText('Files per pàgina:')).toBeVisible();
    await expect(demo.getByText('1–24 de 24')).toBeVisible();
    await expect(demo.getByText('Filtres')).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Go to next page' })).toBeVisible();
  },
);

test(
  'values follow the chosen language, texts of the grid do not',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'NumbersAndDates');
    await expect(demo.getByRole('gridcell').nth(1)).toHaveText(/^47,25\s€$/);
    await demo.getByRole('button', { name: 'ja-JP' }).click();
    await expect(demo.getByRole('gridcell').nth(0)).toHaveText('2024/06/16');
    await expect(demo.getByRole('gridcell').nth(1)).toHaveText('€47.25');
    await expect(demo.getByText('Rows per page:')).toBeVisible();
  },
);

test(
  'from right to left, columns start at the right and the arrows turn around',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RightToLeft');
    await expect(demo.getByRole('gridcell').first()).toBeVisible();
    await expect(demo.getByText('ייצוא', { exact: true })).toBeVisible();
    const [customer, city] = await demo.getByRole('columnheader').all();
    if (!customer || !city) throw new Error('There are no columns');
    const right = await customer.boundingBox();
    const left = await city.boundingBox();
    expect(right?.x).toBeGreaterThan(left?.x ?? Infinity);
    await demo.getByRole('gridcell', { name: 'Harbour Bakery' }).first().click();
    await page.keyboard.press('ArrowLeft');
    await expect(demo.getByRole('gridcell', { name: 'Lisbon' }).first()).toBeFocused();
  },
);
