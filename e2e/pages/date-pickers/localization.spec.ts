import type { Locator, Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { expect, test } from '../../fixtures/test';

const PAGE = docsPage('/x/react-date-pickers/localization/');

test.use({ now: '2024-05-15T10:00:00' });

const open = (page: Page, name: string) => openDemo(page, PAGE, name);

/** A label in the field would hide the placeholder. */
async function expectLabelAbove(demo: Locator, label: string): Promise<void> {
  const field = demo.getByRole('textbox', { name: label });
  const topOf = (element: Locator) => element.evaluate((box) => box.getBoundingClientRect().top);
  const text = demo.locator('label', { hasText: label }).last();
  await expect(text).toHaveAttribute('data-shrink', 'true');
  expect(await topOf(text)).toBeLessThan(await topOf(field));
}

test('all languages of the package can be chosen', async ({ page }) => {
  const demo = await open(page, 'AllLanguages');
  const language = demo.getByRole('combobox', { name: 'Language' });
  await expect(demo.getByRole('button', { name: 'Heute' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
  await language.click();
  await expect(page.getByRole('option')).toHaveCount(40);
  await page.getByRole('option', { name: 'French (France)' }).click();
  await expect(demo.getByRole('button', { name: "Aujourd'hui" })).toBeVisible();
  await expect(demo.getByText('mai 2024')).toBeVisible();
  await expect(demo.getByRole('textbox', { name: 'Date' })).toHaveAttribute(
    'placeholder',
    'JJ/MM/AAAA hh:mm',
  );
  await expectLabelAbove(demo, 'Date');
});

test('texts of a picker join those of its provider', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'OwnTexts');
  await expect(demo.getByRole('grid', { name: 'May 2024' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
  await expect(demo.getByText('Select date')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Any day' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Now' })).toBeVisible();
  await expect(demo.getByRole('button', { name: 'Deliver then' })).toBeVisible();
  await demo.getByRole('button', { name: 'Forward one month' }).click();
  await expect(demo.getByText('June 2024')).toBeVisible();
});

test('placeholders are your own texts', { tag: '@full' }, async ({ page }) => {
  const demo = await open(page, 'OwnPlaceholders');
  await expect(demo.getByRole('textbox', { name: 'Abholung' })).toHaveAttribute(
    'placeholder',
    'Tag.Monat.Jahr Std.:Min.',
  );
  await expectLabelAbove(demo, 'Abholung');
});

test(
  'one theme speaks French with pickers and other components',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await open(page, 'ThemeLanguage');
    await expect(
      demo.getByRole('button', { name: /^Choisir la date.* 17 mai 2024/ }),
    ).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Ouvrir' })).toBeAttached();
  },
);
