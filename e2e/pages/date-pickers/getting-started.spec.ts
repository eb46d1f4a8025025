import type { Page } from '@playwright/test';
import { openDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { settledPopup } from '../../fixtures/popup';
import { expect, test } from '../../fixtures/test';
import { hydrated, visit, withoutHydration } from '../../fixtures/visit';

const PAGE = docsPage('/x/react-date-pickers/getting-started/');

test.use({ now: '2024-05-15T10:00:00' });

test('the first picker takes a date that is typed and one that is chosen', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FirstPicker');
  await expect(demo.getByRole('textbox', { name: 'Due on' })).toHaveValue('04/17/2024');
  await demo.getByRole('textbox', { name: 'Due on' }).fill('05/20/2024');
  await expect(demo.getByRole('status')).toHaveText('2024-05-20');
  await demo.getByRole('button', { name: /^Choose date/ }).click();
  await settledPopup(page.getByRole('dialog'));
  const popup = page.getByRole('dialog', { name: 'Due on' });
  await popup.getByRole('gridcell', { name: '22', exact: true }).click();
  await expect(demo.getByRole('status')).toHaveText('2024-05-22');
});

test(
  'a language sets format, texts and the first day of the week',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'PickerLanguage');
    const meeting = demo.getByRole('textbox', { name: 'Meeting' });
    const firstDay = demo.getByRole('columnheader').first();
    await expect(meeting).toHaveValue('17.04.2024 15:30');
    await expect(demo.getByRole('button', { name: /^Datum auswählen/ })).toBeVisible();
    await expect(firstDay).toHaveAccessibleName('Montag');
    await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
    await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');

    await demo.getByRole('button', { name: 'American' }).click();
    await expect(meeting).toHaveValue('04/17/2024 03:30 PM');
    await expect(firstDay).toHaveAccessibleName('Sunday');

    await demo.getByRole('button', { name: 'British' }).click();
    await expect(meeting).toHaveValue('17/04/2024 15:30');
    await expect(firstDay).toHaveAccessibleName('Monday');
  },
);

test('the theme sets the format for all pickers', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'ThemeDefaults');
  await expect(demo.getByRole('textbox', { name: 'Delivery' })).toHaveValue('17 Apr 2024');
  await expect(demo.getByRole('grid', { name: 'April 2024' })).toBeVisible();
  await expect(demo.getByRole('gridcell', { selected: true })).toHaveText('17');
});

test.describe('date libraries', () => {
  const codeWith = (page: Page, text: string) =>
    page.locator('[data-code-block]').filter({ hasText: text, visible: true });
  const choice = (page: Page) => page.getByRole('group', { name: 'Date library' });

  test(
    'one choice shows its commands and code everywhere, and is remembered',
    { tag: '@full' },
    async ({ page }) => {
      await visit(page, PAGE);
      await expect(codeWith(page, 'AdapterDayjs').first()).toBeVisible();
      await expect(codeWith(page, 'AdapterLuxon')).toHaveCount(0);

      await choice(page).first().getByRole('button', { name: 'Luxon' }).click();
      await expect(codeWith(page, 'npm install "luxon@')).toHaveCount(1);
      await expect(codeWith(page, 'AdapterLuxon')).toHaveCount(2);
      await expect(choice(page).nth(1).getByRole('button', { name: 'Luxon' })).toHaveAttribute(
        'aria-pressed',
        'true',
      );

      await page.reload();
      await hydrated(page);
      await expect(codeWith(page, 'AdapterLuxon')).toHaveCount(2);
    },
  );

  test('what was chosen shows before React has started', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docusaurus.tab.date-library', 'moment'));
    await withoutHydration(page);
    await page.goto(PAGE);
    await expect(codeWith(page, 'AdapterMoment')).toHaveCount(2);
    await expect(codeWith(page, 'AdapterLuxon')).toHaveCount(0);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test(
      'all libraries are below each other, each with its name',
      { tag: '@full' },
      async ({ page }) => {
        await page.goto(PAGE);
        for (const name of ['Day.js', 'date-fns 3', 'date-fns 2', 'Luxon', 'Moment']) {
          const parts = page.getByRole('group', { name, exact: true });
          await expect(parts).toHaveCount(2);
          await expect(parts.first().getByText(name, { exact: true }).first()).toBeVisible();
        }
      },
    );
  });

  test('the table shows what each adds', { tag: '@full' }, async ({ page }) => {
    await visit(page, PAGE);
    const table = page.getByRole('table').filter({ hasText: 'Compressed' });
    for (const name of ['Day.js', 'date-fns 3', 'date-fns 2', 'Luxon', 'Moment']) {
      await expect(
        table.getByRole('row', {
          name: new RegExp(`^${name} \\d+\\.\\d+\\.\\d+( \\d+\\.\\d kB){3}$`),
        }),
      ).toHaveCount(1);
    }
  });
});
