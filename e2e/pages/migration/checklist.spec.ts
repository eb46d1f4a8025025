import type { Locator, Page } from '@playwright/test';
import { docsPage } from '../../fixtures/docs-page';
import { interfaceText } from '../../fixtures/interface-texts';
import { ORIGIN } from '../../fixtures/origin';
import { STORAGE_BLOCKED, withPreferences } from '../../fixtures/reader-profile';
import { expect, test } from '../../fixtures/test';
import { setDark, sidewaysScroll, store, stored, visit } from '../../fixtures/visit';

const GRID = docsPage('/x/migration/migration-data-grid-v6/');
const KEY = 'docs.migration.data-grid-v6';

const GUIDES = [
  'migration-data-grid-v6',
  'migration-pickers-v6',
  'migration-tree-view-v6',
  'migration-charts-v6',
  'migration-data-grid-v5',
  'migration-pickers-v5',
  'migration-tree-view-lab',
  'migration-pickers-lab',
  'migration-data-grid-v4',
];

function checklistOf(page: Page, locale = 'en'): Locator {
  return page.getByRole('region', { name: interfaceText(locale, 'migration.checklist') });
}

function packagesOf(page: Page): Locator {
  return checklistOf(page).getByRole('checkbox', { name: 'Update the packages' });
}

test('ticks and the filter outlive a reload, and belong to their guide', async ({ page }) => {
  await visit(page, GRID);
  const component = checklistOf(page).getByRole('checkbox', { name: 'DataGrid', exact: true });
  await component.check();
  await packagesOf(page).check();
  await checklistOf(page).getByRole('checkbox', { name: 'Run the codemod' }).check();
  await expect(checklistOf(page).getByRole('status')).toHaveText(/^2 of \d+ done$/);
  await page.reload();
  await expect(component).toBeChecked();
  await expect(checklistOf(page).getByRole('link', { name: 'Rename cell selection' })).toHaveCount(
    0,
  );
  await expect(packagesOf(page)).toBeChecked();
  await expect(checklistOf(page).getByRole('status')).toHaveText(/^2 of \d+ done$/);

  await visit(page, docsPage('/x/migration/migration-charts-v6/'));
  await expect(packagesOf(page)).not.toBeChecked();

  await visit(page, GRID);
  const clear = checklistOf(page).getByRole('button', { name: 'Clear the checklist' });
  const undo = checklistOf(page).getByRole('button', { name: 'Undo' });
  await clear.click();
  await expect(packagesOf(page)).not.toBeChecked();
  await expect(undo).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(packagesOf(page)).toBeChecked();
  expect(await stored(page, KEY)).toContain('packages');

  await clear.click();
  await page.reload();
  await expect(packagesOf(page)).not.toBeChecked();
  expect(await stored(page, KEY)).toBeNull();
});

test('the filter leaves what applies', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID);
  const checklist = checklistOf(page);
  const premium = checklist.getByRole('link', { name: 'Rename cell selection' });
  const code = page.getByText('unstable_onCellSelectionModelChange').first();
  await expect(premium).toBeVisible();
  await expect(code).toBeVisible();

  await checklist.getByRole('checkbox', { name: 'DataGrid', exact: true }).check();
  await expect(premium).toHaveCount(0);
  await expect(code).toBeHidden();
  await page
    .locator('[data-folded]')
    .filter({ has: page.getByText('DataGridPremium', { exact: true }) })
    .filter({ has: code })
    .getByRole('button', { name: 'Show anyway' })
    .click();
  await expect(code).toBeVisible();

  await checklist.getByRole('checkbox', { name: 'DataGrid', exact: true }).uncheck();
  await expect(premium).toBeVisible();
  await expect(page.locator('[data-folded]')).toHaveCount(0);
});

test('it works with only the keyboard', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID);
  const checklist = checklistOf(page);
  await checklist.getByRole('checkbox', { name: 'DataGrid', exact: true }).focus();
  await page.keyboard.press('Space');
  await expect(checklist.getByRole('link', { name: 'Rename cell selection' })).toHaveCount(0);
  // Past the two other components, to the first step and its link.
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await expect(packagesOf(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(packagesOf(page)).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#packages$/);
});

test('junk in storage counts for nothing', { tag: '@full' }, async ({ page }) => {
  for (const junk of [
    '{"packages":1',
    '"packages"',
    '{"packages":true}',
    '[1,null,["packages"]]',
  ]) {
    await store(page, { [KEY]: junk });
    await visit(page, GRID);
    await expect(checklistOf(page).getByRole('status'), junk).toHaveText(/^0 of/);
  }
  await packagesOf(page).check();
  await page.reload();
  await expect(packagesOf(page)).toBeChecked();
  expect(await stored(page, KEY)).toBe('["packages"]');
});

test(
  'blocked storage: ticks hold for the page',
  { tag: '@full' },
  async ({ launchOptions, printed }) => {
    printed.provoke('Docusaurus browser storage is not available.');
    await withPreferences(STORAGE_BLOCKED, { launchOptions, baseURL: ORIGIN }, async (context) => {
      printed.watch(context);
      const page = await context.newPage();
      await visit(page, GRID);
      await expect(stored(page, KEY)).rejects.toThrow('SecurityError');
      await packagesOf(page).check();
      await checklistOf(page).getByRole('checkbox', { name: 'DataGrid', exact: true }).check();
      await expect(packagesOf(page)).toBeChecked();
      await expect(checklistOf(page).getByRole('status')).toHaveText(/^1 of/);
      await checklistOf(page).getByRole('button', { name: 'Clear the checklist' }).click();
      await expect(checklistOf(page).getByRole('status')).toHaveText(/^0 of/);
    });
  },
);

for (const guide of GUIDES) {
  test(`${guide} begins with its checklist`, { tag: '@full' }, async ({ page }) => {
    await visit(page, docsPage(`/x/migration/${guide}/`));
    const links = checklistOf(page).getByRole('link');
    expect(await links.count()).toBeGreaterThan(4);
    const targets = await links.evaluateAll((all) =>
      all.map((link) => new URL((link as HTMLAnchorElement).href).hash.slice(1)),
    );
    expect(new Set(targets).size).toBe(targets.length);
    for (const id of targets) await expect(page.locator(`[id="${id}"]`), id).toBeVisible();
    const top = await checklistOf(page).boundingBox();
    const heading = await page.locator('main h2').first().boundingBox();
    expect(top?.y ?? 0).toBeLessThan(heading?.y ?? 0);
  });
}

for (const locale of ['zh', 'pt']) {
  test(`it speaks the language of the page: ${locale}`, { tag: '@full' }, async ({ page }) => {
    await visit(page, `/${locale}${GRID}`);
    const checklist = checklistOf(page, locale);
    await expect(
      checklist.getByRole('group', { name: interfaceText(locale, 'migration.filter') }),
    ).toBeVisible();
    await checklist.getByRole('checkbox', { name: 'DataGrid', exact: true }).check();
    const unfold = interfaceText(locale, 'migration.unfold');
    await expect(page.getByRole('button', { name: unfold }).first()).toBeVisible();
    const total = await checklist.getByRole('link').count();
    await expect(checklist.getByRole('status')).toHaveText(
      interfaceText(locale, 'migration.progress', { done: '0', total: String(total) }),
    );
  });
}

test('it fits a phone, dark and right to left', { tag: '@full' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await store(page, { 'docs.themeState': JSON.stringify({ direction: 'rtl' }) });
  await visit(page, GRID);
  await setDark(page);
  expect(await sidewaysScroll(page)).toBe(0);
  const step = await packagesOf(page).boundingBox();
  const link = await checklistOf(page)
    .getByRole('link', { name: 'Update the packages' })
    .boundingBox();
  // Checkboxes come before their labels, which means on the right.
  expect(step?.x ?? 0).toBeGreaterThan(link?.x ?? 0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('all steps and changes can be read', { tag: '@full' }, async ({ page }) => {
    await page.goto(docsPage('/x/migration/migration-pickers-v6/'));
    const checklist = checklistOf(page);
    await expect(checklist.getByRole('link')).toHaveCount(16);
    await expect(page.getByText('shouldDisableClock-hours')).toBeVisible();
    // Controls that need scripts are hidden.
    await expect(checklist.getByRole('group')).toBeHidden();
    await expect(checklist.getByRole('button')).toBeHidden();
  });
});
