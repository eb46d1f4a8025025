import type { Locator, Page } from '@playwright/test';
import { GRID, LAYOUTS, section } from '../fixtures/api-page';
import { accessibilityFindings } from '../fixtures/axe';
import { interfaceText } from '../fixtures/interface-texts';
import { expect, test } from '../fixtures/test';
import {
  expectSameDocument,
  hydrated,
  markDocument,
  setDark,
  sidewaysScroll,
  store,
  visit,
} from '../fixtures/visit';

const INTERFACE = '/x/api/data-grid/grid-api/';
const PROP = 'data-grid-premium-prop-sortModel';

function item(page: Page, anchor: string): Locator {
  return page.locator(`[data-api-section] li:has(> [id="${anchor}"])`);
}

/** Details below the line of an item, expanded or collapsed. */
function details(page: Page, anchor: string): Locator {
  return page.locator(`[id="${anchor}-more"]`);
}

for (const layout of LAYOUTS) {
  test(`${layout}: a linked item is open, below the navbar and marked`, async ({ page }) => {
    await store(page, { apiPage_default: layout });
    await visit(page, `${GRID}#${PROP}`);
    const target = item(page, PROP);
    await expect(target).toHaveAttribute('data-linked', 'true');
    await expect(details(page, PROP)).toBeVisible();
    const navbar = await page.locator('.navbar').boundingBox();
    const top = async () => (await target.boundingBox())?.y ?? -1;
    await expect.poll(top).toBeGreaterThanOrEqual(Math.floor(navbar?.height ?? 0) - 1);
    await expect.poll(top).toBeLessThan(300);

    const next = 'data-grid-premium-slot-toolbar';
    await page.evaluate((hash) => window.location.assign(`#${hash}`), next);
    await expect(item(page, next)).toHaveAttribute('data-linked', 'true');
    await expect(item(page, next)).toBeInViewport();
    await expect(details(page, next)).toBeVisible();
    await expect(target).not.toHaveAttribute('data-linked', 'true');
  });

  test(`${layout}: axe finds nothing, and nothing sticks out on a phone`, async ({ page }) => {
    await store(page, { apiPage_default: layout });
    await page.setViewportSize({ width: 360, height: 800 });
    await visit(page, '/x/api/charts/bar-chart/');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await setDark(page);
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

test(
  'collapsed: items open by mouse and keyboard, one or all',
  { tag: '@full' },
  async ({ page }) => {
    await store(page, { apiPage_default: 'collapsed' });
    await visit(page, GRID);
    const props = section(page, 'props');
    const toggle = props.getByRole('button', { name: 'sortModel', exact: true });
    await expect(details(page, PROP)).toBeHidden();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(details(page, PROP)).toBeVisible();
    await page.keyboard.press('Space');
    await expect(details(page, PROP)).toBeHidden();
    await toggle.click();
    await expect(details(page, PROP)).toBeVisible();
    await props.getByRole('button', { name: 'Open all' }).click();
    await expect(props.locator('li[data-open]')).toHaveCount(
      await props.locator('li:has(> h3)').count(),
    );
    await props.getByRole('button', { name: 'Close all' }).click();
    await expect(props.locator('li[data-open]')).toHaveCount(0);
  },
);

test('the filter narrows, counts, and is in the address', { tag: '@full' }, async ({ page }) => {
  await store(page, { apiPage_default: 'expanded' });
  await visit(page, GRID);
  const props = section(page, 'props');
  const shown = props.locator('li:has(> h3)').filter({ visible: true });
  const all = await shown.count();
  const box = props.getByRole('searchbox');
  await box.fill('sort model');
  await expect(props.getByRole('status')).toHaveText(
    interfaceText('en', 'api.matches', { matching: '2', total: String(all) }),
  );
  await expect(shown).toHaveCount(2);
  await expect(page).toHaveURL(`${GRID}?props=sort+model`);

  await page.reload();
  await hydrated(page);
  await expect(box).toHaveValue('sort model');
  await expect(shown).toHaveCount(2);

  // The item that the address leads to is shown even if the filter excludes it.
  await page.evaluate(() => window.location.assign('#data-grid-premium-prop-rowHeight'));
  await expect(item(page, 'data-grid-premium-prop-rowHeight')).toBeInViewport();

  await page.emulateMedia({ media: 'print' });
  await expect(shown).toHaveCount(all);
  await page.emulateMedia({ media: 'screen' });

  await box.press('Escape');
  await expect(shown).toHaveCount(all);
  await expect.poll(() => new URL(page.url()).search).toBe('');
});

test('print shows what is collapsed and folded', async ({ page }) => {
  await store(page, { apiPage_default: 'collapsed' });
  await visit(page, GRID);
  await page.emulateMedia({ media: 'print' });
  await expect(details(page, PROP)).toBeVisible();
  const folded = page.locator('[data-api-page] details').first();
  await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
  await expect(folded).toHaveAttribute('open', '');
  await page.evaluate(() => window.dispatchEvent(new Event('afterprint')));
  await expect(folded).not.toHaveAttribute('open', '');
});

test('table: types and names wrap between words, and nothing is cut', async ({ page }) => {
  await store(page, { apiPage_default: 'table' });
  await visit(page, GRID);
  const cut = await section(page, 'props').evaluate((element) =>
    [...element.querySelectorAll('li code, li h3 a')]
      .filter((part) => {
        // Without the sign that a name shows when the pointer is over it.
        const text = document.createRange();
        text.selectNodeContents(part);
        const { right } = (part.closest('h3, div') ?? part).getBoundingClientRect();
        return part.checkVisibility() && text.getBoundingClientRect().right > right + 1;
      })
      .map(({ textContent }) => textContent),
  );
  expect(cut).toEqual([]);
  const lines = await page
    .locator('#data-grid-premium-prop-onRowSelectionModelChange a')
    .evaluate((link) => {
      const range = document.createRange();
      range.selectNodeContents(link);
      return range.getClientRects().length;
    });
  expect(lines, 'the name is on one line').toBe(1);
  expect(await sidewaysScroll(page)).toBe(0);
});

test('the props come before where the component is used', async ({ page }) => {
  await visit(page, GRID);
  const used = page.locator('details').filter({ hasText: /^Used in \(\d+\)/ });
  await expect(used.getByRole('link').first()).toBeHidden();
  const top = await page
    .locator('#props')
    .evaluate((element) => element.getBoundingClientRect().top + scrollY);
  expect(top, 'pixels').toBeLessThan(1200);
  await used.locator('summary').click();
  await expect(used.getByRole('link').first()).toBeVisible();
});

test('a link to a member shows its component, and the item in the sidebar', async ({ page }) => {
  await visit(page, `${GRID}#data-grid-premium-prop-sortModel`);
  await expect(page.locator('#data-grid-premium-prop-sortModel')).toBeInViewport({ ratio: 1 });
  const place = section(page, 'props').locator('[data-owner="DataGridPremium"]');
  await expect(place).toBeInViewport({ ratio: 1 });
  const item = page.locator('.theme-doc-sidebar-menu a[aria-current="page"]');
  await expect(item).toBeInViewport({ ratio: 1 });
  const [bar, name] = await Promise.all([
    place.boundingBox(),
    page.locator('#data-grid-premium-prop-sortModel').boundingBox(),
  ]);
  expect(name?.y, 'below the name of the component').toBeGreaterThanOrEqual(
    (bar?.y ?? Infinity) + (bar?.height ?? 0) - 1,
  );
});

test(
  'the table of contents folds members, and opens what is read',
  { tag: '@full' },
  async ({ page }) => {
    await store(page, { apiPage_default: 'expanded' });
    await visit(page, GRID);
    const toc = page.locator('.table-of-contents').filter({ visible: true });
    const link = toc.getByRole('link', { name: 'sortModel', exact: true });
    await expect(link).toBeHidden();
    await section(page, 'props').scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(link).toBeVisible();
    await link.click();
    await expect(page).toHaveURL(`${GRID}#${PROP}`);
    await expect(item(page, PROP)).toHaveAttribute('data-linked', 'true');
  },
);

test('an interface has one layout for all its groups', async ({ page }) => {
  await store(page, { apiPage_props: 'collapsed', apiPage_default: 'table' });
  await visit(page, INTERFACE);
  await expect(page.locator('[data-api-section]')).toHaveCount(1);
  await expect(section(page, 'props')).toHaveAttribute('data-api-display', 'collapsed');
  await section(page, 'props').getByRole('searchbox').fill('sortColumn');
  const headings = section(page, 'props').getByRole('heading', { level: 2 });
  await expect(headings.filter({ visible: true })).toHaveCount(1);
});

test('an index page is filtered by name', async ({ page }) => {
  await visit(page, '/x/api/data-grid/?names=premium');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'DataGridPremium', exact: true })).toBeVisible();
  await expect(main.getByRole('link', { name: 'DataGrid', exact: true })).toBeHidden();
});

test(
  'links in types and descriptions stay in the site and the language',
  { tag: '@full' },
  async ({ page }) => {
    await store(page, { apiPage_default: 'expanded' });
    await visit(page, `/zh${GRID}`);
    await markDocument(page);
    await section(page, 'props')
      .getByRole('link', { name: 'GridColDef', exact: true })
      .first()
      .click();
    await expect(page).toHaveURL('/zh/x/api/data-grid/grid-col-def/');
    await expectSameDocument(page);
  },
);
