import type { Page } from '@playwright/test';
import type { VersionChanges } from '../../model/member-history/changes';
import { changesAddress, COMPARE_PATH, compareAddress } from '../../model/member-history/addresses';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { accessibilityFindings } from '../fixtures/axe';
import { interfaceText } from '../fixtures/interface-texts';
import { expect, test } from '../fixtures/test';
import { setDark, setDirection, sidewaysScroll, visit } from '../fixtures/visit';

const OLD = DOCS_VERSIONS.find(({ id }) => id === '6.20');
const NOW = DOCS_VERSIONS.find(({ path }) => path === '');

const now = NOW?.id ?? '';
const old = OLD?.id ?? '';
const GRID = compareAddress({ from: old, to: now, family: 'data-grid' });

function selectOf(page: Page, key: 'compare.from' | 'compare.to' | 'compare.family') {
  return page.getByRole('combobox', { name: interfaceText('en', key) });
}

/** The changes of an export. */
function exported(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

test.describe('versions with different members', () => {
  test('lists what was added, removed and retyped, and leads to the reference', async ({
    page,
  }) => {
    await visit(page, GRID);
    const grid = exported(page, 'DataGrid');
    await expect(grid.getByRole('listitem').filter({ hasText: /^rowBuffer / })).toBeVisible();
    const added = grid.getByRole('link', { name: 'rowBufferPx' });
    await expect(added).toHaveAttribute(
      'href',
      /\/x\/api\/data-grid\/data-grid\/#data-grid-prop-rowBufferPx$/,
    );
    await expect(grid.getByRole('link', { name: 'Reference of 6.20' })).toHaveAttribute(
      'href',
      '/x/6.20/api/data-grid/data-grid/',
    );
    const sortColumn = exported(page, 'GridApi')
      .getByRole('listitem')
      .filter({ hasText: 'sortColumn' });
    await expect(sortColumn).toContainText('(field: string,');
    await expect(sortColumn).toContainText('was (column: GridColDef,');
    await added.click();
    await expect(page.locator('[id="data-grid-prop-rowBufferPx"]')).toBeInViewport();
  });

  test('counts agree with the data for tools', async ({ page, request }) => {
    await visit(page, GRID);
    const response = await request.get(changesAddress(old, now));
    const { families } = (await response.json()) as VersionChanges;
    const removed = families['data-grid']?.exports.flatMap((each) => each.removed).length ?? 0;
    expect(removed).toBeGreaterThan(50);
    await expect(page.locator('[data-counts]')).toContainText(`${removed} removed`);
  });

  test('a choice changes the list and the address, without a step in the history', async ({
    page,
  }) => {
    await visit(page, GRID);
    await selectOf(page, 'compare.family').selectOption('tree-view');
    await expect(exported(page, 'RichTreeView')).toBeVisible();
    await expect(page).toHaveURL(compareAddress({ from: old, to: now, family: 'tree-view' }));
    await page.reload();
    await expect(selectOf(page, 'compare.family')).toHaveValue('tree-view');
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  });

  test('reversed versions show reversed lists', async ({ page }) => {
    await visit(page, compareAddress({ from: now, to: old, family: 'data-grid' }));
    const removed = exported(page, 'DataGrid').locator('details').first();
    await expect(removed.locator('summary')).toContainText('Removed');
    await expect(removed.getByText('rowBufferPx', { exact: true })).toBeVisible();
  });

  test('values that do not exist fall back, and the page shows a notice', async ({ page }) => {
    await visit(page, `${COMPARE_PATH}?from=4.2&to=${now}&family=menus`);
    await expect(page.getByRole('alert')).toHaveCount(2);
    await expect(page.getByRole('alert').first()).toContainText('“4.2”');
    await expect(exported(page, 'DataGrid')).toBeVisible();
  });

  test('the filter keeps what matches', async ({ page }) => {
    await visit(page, GRID);
    await page
      .getByRole('searchbox', { name: interfaceText('en', 'compare.filter') })
      .fill('buffer');
    await expect(exported(page, 'GridApi')).toHaveCount(0);
    await expect(exported(page, 'DataGrid').getByRole('listitem')).toHaveCount(4);
    await expect(page).toHaveURL(/filter=buffer/);
  });

  test('changes that cannot be loaded can be asked for again', async ({ page, printed }) => {
    printed.provoke('the server responded with a status of 500');
    await page.route('**/x/api/changes/**', (route) => route.fulfill({ status: 500 }));
    await visit(page, GRID);
    await expect(page.getByRole('alert')).toContainText(interfaceText('en', 'compare.failed'));
    await page.unroute('**/x/api/changes/**');
    await page.getByRole('button', { name: interfaceText('en', 'compare.retry') }).click();
    await expect(exported(page, 'DataGrid')).toBeVisible();
  });

  test('axe finds nothing, and nothing sticks out on a phone in either direction', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, compareAddress({ from: old, to: now, family: 'tree-view' }));
    await expect(exported(page, 'TreeView')).toBeVisible();
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await setDark(page);
    await setDirection(page, 'rtl');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('the reference says since when a prop exists, and what was removed', async ({ page }) => {
    await visit(page, '/x/api/data-grid/data-grid/#data-grid-prop-rowBufferPx');
    const item = page.locator('li:has(> [id="data-grid-prop-rowBufferPx"])');
    await expect(item).toContainText(
      interfaceText('en', 'history.since', { version: NOW?.label ?? '' }),
    );
    await expect(page.locator('li:has(> [id="data-grid-prop-rows"])')).not.toContainText('Since');
    // Links to what is gone still lead to what is known of it.
    await visit(page, '/x/api/data-grid/data-grid/#data-grid-prop-rowBuffer');
    const removed = page.locator('[id="data-grid-prop-rowBuffer"]');
    await expect(removed).toBeInViewport();
    await expect(page.getByRole('link', { name: 'Migration guide from v6' })).toHaveAttribute(
      'href',
      '/x/migration/migration-data-grid-v6/',
    );
  });

  test('the index of a family leads to the comparison', async ({ page }) => {
    await visit(page, '/x/api/tree-view/');
    await page
      .getByRole('link', { name: interfaceText('en', 'history.compare', { version: old }) })
      .click();
    await expect(exported(page, 'RichTreeView')).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('guides and data are there', async ({ page, request }) => {
    await page.goto(COMPARE_PATH);
    await expect(page.getByRole('link', { name: 'Data Grid: migrate from v6' })).toBeVisible();
    for (const link of await page.locator('a[href*="/x/api/changes/"]').all()) {
      const response = await request.get((await link.getAttribute('href')) ?? '');
      expect(response.status()).toBe(200);
    }
  });
});
