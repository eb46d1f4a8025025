import type { Locator } from '@playwright/test';
import { createReviews } from '../../../docs/react-data-grid/_data/reviews';
import { openDemo, runDemo } from '../../fixtures/demos';
import { docsPage } from '../../fixtures/docs-page';
import { columnHeader } from '../../fixtures/grid-cells';
import { expect, test } from '../../fixtures/test';
import { visit } from '../../fixtures/visit';
import { recordAppearance } from '../../fixtures/passing-states';

const PAGE = docsPage('/x/react-data-grid/faq/');

function cells(demo: Locator, field: string): Locator {
  return demo.locator(`[role="gridcell"][data-field="${field}"]`);
}

async function widthOf(demo: Locator, name: string): Promise<number> {
  const box = await columnHeader(demo, name).boundingBox();
  return Math.round(box?.width ?? 0);
}

/** Drags the line at the end of a header sideways. */
async function dragLine(demo: Locator, name: string, by: number) {
  const header = columnHeader(demo, name);
  const line = header.locator('.MuiDataGrid-columnSeparator');
  const mouse = demo.page().mouse;
  await header.hover();
  await line.hover();
  const box = await line.boundingBox();
  if (!box) throw new Error(`${name} has no line`);
  const y = box.y + box.height / 2;
  await mouse.down();
  await mouse.move(box.x + box.width / 2 + by, y, { steps: 5 });
  await mouse.up();
}

test('headers stay below the bar while the page scrolls', async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'HeaderStaysOnPage');
  const header = demo.getByRole('columnheader', { name: 'Customer' });
  const frame = demo.locator('> *').first();
  await expect(cells(demo, 'customer').first()).toBeVisible();
  await frame.hover();
  await page.mouse.wheel(0, 800);
  const fromTop = async () => {
    const [inner, outer] = [await header.boundingBox(), await frame.boundingBox()];
    return Math.round((inner?.y ?? 0) - (outer?.y ?? 0));
  };
  await expect.poll(() => cells(demo, 'customer').first().boundingBox().then((box) => box?.y ?? 0)).toBeLessThan(0); // prettier-ignore
  await expect.poll(fromTop).toBe(49);
});

test(
  'a tooltip comes where the text is cut off, and nowhere else',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'TooltipWhereCut');
    const short = demo.getByText('Arrived in two days, well packed.', { exact: true });
    const long = demo.getByText(/^A little smaller than expected/).first();
    await long.hover();
    await expect(page.getByRole('tooltip')).toContainText('My neighbor bought the same one.');
    await short.hover();
    await expect(page.getByRole('tooltip')).toHaveCount(0);
    await short.click();
    await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('tooltip')).toContainText('A little smaller than expected');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('tooltip')).toHaveCount(0);
  },
);

test(
  'a click anywhere in a row follows its link, and Enter does too',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'RowAsLink');
    const box = await cells(demo, 'status').nth(1).boundingBox();
    if (!box) throw new Error('no row');
    const id = await demo.locator('[role="row"][data-id]').nth(1).getAttribute('data-id');
    await page.mouse.click(box.x + 20, box.y + 20);
    await expect(page).toHaveURL(new RegExp(`#order-${id}$`));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#order-${Number(id) - 1}$`));
  },
);

test(
  'one popover shows the lines of the row, and the row is not selected',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'OnePopover');
    const lines = page.getByRole('presentation').getByRole('listitem');
    await demo.getByRole('button', { name: 'Show lines of order 4017' }).click();
    await expect(lines).toHaveCount(3);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await expect(cells(demo, 'lines').nth(4).getByRole('button')).toBeFocused();
    await page.keyboard.press('Space');
    await expect(lines).toHaveCount(4);
    await page.keyboard.press('Escape');
    await expect(demo.locator('[role="row"][aria-selected="true"]')).toHaveCount(0);
  },
);

test(
  'cells follow a context while the columns keep their width',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'CellsFromContext');
    await expect(cells(demo, 'price').first()).toHaveText('15.00');
    await dragLine(demo, 'Product', 60);
    await expect.poll(() => widthOf(demo, 'Product')).toBe(200);
    await demo.getByRole('checkbox', { name: 'Prices with 21% tax' }).click();
    await expect(cells(demo, 'price').first()).toHaveText('18.15');
    expect(await widthOf(demo, 'Product')).toBe(200);
  },
);

test(
  'the arrow key goes to the first match, also for a second time',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'FocusFirstMatch');
    const search = demo.getByLabel('Search, then arrow down');
    await search.fill('head of');
    await expect(cells(demo, 'name').first()).toHaveText('Ingrid Solheim');
    await search.press('ArrowDown');
    await expect(cells(demo, 'name').first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(search).toBeFocused();
    await search.press('ArrowDown');
    await expect(cells(demo, 'name').first()).toBeFocused();
  },
);

test(
  'the shortcut saves what is typed in a cell that is still open',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, PAGE, 'SaveShortcut');
    await cells(demo, 'price').first().dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('99');
    await page.keyboard.press('Control+s');
    await expect(demo.getByRole('status')).toHaveText('Saved: Blue mug, 99');
    await expect(cells(demo, 'price').first()).toHaveText('99');
  },
);

test('starting over brings filter, order and widths back', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'StartOver');
  await expect(demo.getByText('1–2 of 2')).toBeVisible();
  await dragLine(demo, 'Customer', 30);
  await expect.poll(() => widthOf(demo, 'Customer')).toBe(180);
  await demo.getByRole('button', { name: 'Remove all filters' }).click();
  await expect(demo.getByText('1–40 of 40')).toBeVisible();
  await demo.getByRole('button', { name: 'Start over' }).click();
  await expect(demo.getByText('1–2 of 2')).toBeVisible();
  await expect.poll(() => widthOf(demo, 'Customer')).toBe(150);
});

test('nothing is asked before the filter is applied', { tag: '@full' }, async ({ page }) => {
  const demo = await openDemo(page, PAGE, 'FilterOnApply');
  const log = demo.getByRole('log', { name: 'Requests' });
  await expect(log).toContainText('200 OK');
  const filters = demo.getByRole('button', { name: 'Show filters' });
  await filters.click();
  await page.getByRole('textbox', { name: 'Value' }).fill('harbour');
  const apply = demo.getByRole('button', { name: 'Apply the filter' });
  await expect(apply).toBeEnabled();
  await expect(filters.getByText('1', { exact: true })).toBeVisible();
  await expect(log).not.toContainText('harbour');
  const others = cells(demo, 'customer').filter({ hasNotText: 'Harbour Bakery' });
  await expect(others.first()).toBeVisible();
  await page.keyboard.press('Escape');
  const isLoading = await recordAppearance(demo, '[role="progressbar"]');
  await apply.click();
  await expect.poll(isLoading).toBe(true);
  await expect(log).toContainText('customer contains harbour');
  await expect(others).toHaveCount(0);
  await expect(cells(demo, 'customer').first()).toHaveText('Harbour Bakery');
  await expect(demo.getByRole('progressbar')).toHaveCount(0);
});

async function cutsTextAfterTwoLines(demo: Locator) {
  const [short, , , long] = createReviews(4);
  const box = (text = '-') => cells(demo, 'text').getByText(text, { exact: true }).first();
  await expect(box(long?.text)).toHaveCSS('height', '40px');
  await expect
    .poll(() => box(long?.text).evaluate((node) => node.scrollHeight - node.clientHeight))
    .toBeGreaterThan(10);
  await expect(box(short?.text)).toHaveCSS('height', '20px');
  await expect(demo.locator('[data-rowindex="0"]')).toHaveCSS('height', '60px');
}

async function headersHaveTheColorOfTheCard(demo: Locator) {
  const color = 'rgb(227, 242, 253)';
  await expect(demo.locator('.MuiPaper-root').first()).toHaveCSS('background-color', color);
  await expect(demo.getByRole('row').first()).toHaveCSS('background-color', color);
  await expect(demo.locator('.MuiDataGrid-root')).toHaveCSS('border-top-width', '0px');
}

async function framesTheFocusedRow(demo: Locator) {
  const row = (index: number) => demo.locator(`[data-rowindex="${index}"]`);
  await cells(demo, 'name').first().click();
  await expect(row(0)).toHaveCSS('outline-style', 'solid');
  await expect(cells(demo, 'name').first()).toHaveCSS('outline-style', 'none');
  await expect(cells(demo, 'name').first()).toHaveCSS('text-decoration-line', 'underline');
  await demo.page().keyboard.press('ArrowDown');
  await expect(row(1)).toHaveCSS('outline-style', 'solid');
  await expect(row(0)).toHaveCSS('outline-style', 'none');
}

test(
  'styles cut text, color headers and frame the focused row',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, PAGE);
    await test.step('text is cut off after two lines', async () =>
      cutsTextAfterTwoLines(await runDemo(page, 'TwoLines')));
    await test.step('headers have the color of the card', async () =>
      headersHaveTheColorOfTheCard(await runDemo(page, 'GridOnColor')));
    await test.step('the focused row has a frame', async () =>
      framesTheFocusedRow(await runDemo(page, 'FocusedRow')));
  },
);
