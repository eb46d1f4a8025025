import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

const PLAYGROUNDS = [
  { path: '/playground/data-grid/', component: 'DataGrid' },
  { path: '/playground/date-pickers/', component: 'DateCalendar' },
  { path: '/playground/charts/', component: 'BarChart' },
  { path: '/playground/tree-view/', component: 'RichTreeView' },
];

function result(page: Page): Locator {
  return page.getByRole('region', { name: 'Result', exact: true });
}

function code(page: Page): Locator {
  return page.getByRole('region', { name: 'Resulting code' }).locator('pre');
}

async function ready(page: Page): Promise<void> {
  await expect(result(page).locator('[data-demo-stage="ready"]')).toBeVisible();
}

test('the blank page leads to one for each family, without the layout', async ({ page }) => {
  await visit(page, '/playground/');
  await expect(page.locator('nav, aside, footer')).toHaveCount(0);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  for (const { path, component } of PLAYGROUNDS) {
    await page.goto('/playground/');
    await page.locator(`main a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(component);
    await expect(page.locator('nav, aside, footer')).toHaveCount(0);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await ready(page);
  }
});

test(
  'every value of every prop can be chosen without an error',
  { tag: '@full' },
  async ({ page }) => {
    for (const { path } of PLAYGROUNDS) {
      await visit(page, path);
      await ready(page);
      const form = page.getByRole('form', { name: 'Props' });
      for (const box of await form.getByRole('checkbox').all()) {
        const was = await box.isChecked();
        await box.setChecked(!was);
        await expect(result(page).getByRole('alert')).toHaveCount(0);
        await box.setChecked(was);
      }
      for (const select of await form.getByRole('combobox').all()) {
        for (const option of await select.locator('option').allTextContents()) {
          await select.selectOption(option);
          await expect(select).toHaveValue(option);
          await expect(result(page).getByRole('alert')).toHaveCount(0);
        }
      }
      await form.getByRole('button', { name: 'Reset props' }).click();
      await expect(page).toHaveURL(path);
    }
  },
);

test('a prop changes component, code and address; the address brings it back', async ({ page }) => {
  await visit(page, '/playground/data-grid/');
  await ready(page);
  await expect(code(page)).toHaveText('<DataGrid\n  rows={rows}\n  columns={columns}\n/>');
  await page.getByLabel('checkboxSelection').check();
  await page.getByLabel('density').selectOption('compact');
  await page.getByLabel('rowHeight').focus();
  await page.keyboard.press('ArrowRight');
  await expect(code(page)).toHaveText(
    '<DataGrid\n  rows={rows}\n  columns={columns}\n  density="compact"\n  checkboxSelection\n  rowHeight={56}\n/>',
  );
  await expect(page).toHaveURL(/\?checkboxSelection=true&density=compact&rowHeight=56$/);
  await expect(result(page).getByRole('checkbox').first()).toBeVisible();

  await page.reload();
  await hydrated(page);
  await ready(page);
  await expect(page.getByLabel('density')).toHaveValue('compact');
  await expect(result(page).getByRole('checkbox').first()).toBeVisible();
  await page.getByRole('button', { name: 'Reset props' }).click();
  await expect(page.getByLabel('density')).toHaveValue('standard');
  await expect(result(page).getByRole('checkbox')).toHaveCount(0);
  await expect(page).toHaveURL('/playground/data-grid/');
});

test('junk in the address counts as nothing chosen', async ({ page }) => {
  await visit(page, '/playground/data-grid/?density=huge&rowHeight=1e9&loading=maybe&other=1');
  await ready(page);
  await expect(code(page)).toHaveText('<DataGrid\n  rows={rows}\n  columns={columns}\n/>');
  await page.getByLabel('hideFooter', { exact: true }).check();
  await page.getByRole('button', { name: 'Reset props' }).click();
  await expect(page, 'what is not a prop stays').toHaveURL('/playground/data-grid/?other=1');
});

test('the code can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await visit(page, '/playground/charts/?layout=horizontal&grid=both');
  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      '<BarChart',
      '  series={series}',
      "  yAxis={[{ scaleType: 'band', data: months }]}",
      '  layout="horizontal"',
      '  grid={{ horizontal: true, vertical: true }}',
      '/>',
    ].join('\n'),
  );
});
