import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/sorting/';
const REFERENCE = '/x/api/data-grid/grid-col-def/';

/** The code of the first demo of a page. */
function codeOf(page: Page): Locator {
  return page.locator('[data-demo] pre:visible').first();
}

function card(page: Page): Locator {
  return page.getByRole('dialog');
}

/** Requests for the data of cards. */
function watchRequests(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/\/api\/(?:types|code-names)\//.test(pathname)) asked.push(pathname);
  });
  return asked;
}

test('names in code open a card with the mouse, and lead to the reference', async ({ page }) => {
  const asked = watchRequests(page);
  await visit(page, PAGE);
  await codeOf(page).scrollIntoViewIfNeeded();
  expect(asked).toEqual([]);
  await codeOf(page).hover();
  const name = codeOf(page).getByRole('link', { name: 'DataGrid', exact: true }).first();
  await name.hover();
  await expect(card(page)).toContainText('function DataGrid(props: DataGridProps');
  expect(await accessibilityFindings(page)).toEqual([]);
  await codeOf(page).getByRole('link', { name: 'columns', exact: true }).first().hover();
  await expect(card(page)).toContainText('Set of columns of type');
  await page.mouse.move(0, 0);
  await expect(card(page)).toHaveCount(0);
  await name.click();
  await expect(page).toHaveURL('/x/api/data-grid/data-grid/');
});

test('the keyboard goes from the code to its names, and into a card and back', async ({ page }) => {
  await visit(page, PAGE);
  await page.keyboard.press('Tab');
  await codeOf(page).focus();
  await expect(codeOf(page)).toHaveAccessibleDescription(/Press Enter/);
  await page.keyboard.press('Enter');
  const name = codeOf(page).locator('[data-type-name]').first();
  await expect(name).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(card(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
  await expect(name).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(codeOf(page)).toBeFocused();
});

test('types in the reference open their definitions, nested, with a way back', async ({ page }) => {
  await visit(page, REFERENCE);
  await page.locator('[data-api-page]').hover({ position: { x: 5, y: 5 } });
  await page.locator('[data-type-name="GridComparatorFn"]:visible').first().click();
  await expect(card(page)).toContainText('type GridComparatorFn');
  await card(page).getByRole('button', { name: 'GridSortCellParams' }).first().click();
  await expect(card(page)).toHaveAccessibleName('GridSortCellParams');
  expect(await accessibilityFindings(page)).toEqual([]);
  await card(page).getByRole('button', { name: 'GridComparatorFn' }).click();
  await expect(card(page)).toHaveAccessibleName('GridComparatorFn');
  await page.keyboard.press('Escape');
  await expect(card(page)).toHaveCount(0);
});

test.describe('on a phone', () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test('a tap on a name opens its card within the window', async ({ page }) => {
    await visit(page, PAGE);
    const code = codeOf(page);
    await code.scrollIntoViewIfNeeded();
    await code.tap();
    await code.locator('[data-type-name="DataGrid"]').first().tap();
    await expect(card(page)).toBeVisible();
    const box = await card(page).boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    await expect(page).toHaveURL(PAGE);
  });
});
