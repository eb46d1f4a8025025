import { demoNamed, demoNames, shownCode } from '../fixtures/demos';
import { watchScripts } from '../fixtures/loaded-scripts';
import { settledPopup } from '../fixtures/popup';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

test('the home page runs an example of each family', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/');
  const start = (family: string) =>
    page.getByRole('button', { name: `Try it here: ${family}` }).press('Enter');
  await start('Data Grid');
  const grid = page.getByLabel('Punctuality of ferry routes');
  await grid.getByRole('columnheader', { name: 'Sailings' }).click();
  await expect(grid.getByRole('columnheader', { name: 'Sailings' })).toHaveAttribute(
    'aria-sort',
    'ascending',
  );
  await expect(grid.getByRole('row').nth(1)).toContainText('Ullapool');

  await start('Date and Time Pickers');
  const day = page.getByRole('gridcell', { name: '20', exact: true });
  await day.click();
  await expect(day).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Next month' }).click();
  await expect(page.getByText('April 2024')).toBeVisible();

  await start('Charts');
  const chart = page.getByRole('figure', { name: 'Rain and snow by month' });
  await chart.locator('.MuiBarElement-root').first().hover();
  await expect(page.getByRole('tooltip')).toContainText('Rain');

  await page.getByRole('group', { name: 'Tree View' }).hover();
  const tree = page.getByRole('tree', { name: 'Instruments of an orchestra' });
  await tree.getByText('Woodwinds').click();
  await expect(tree.getByText('Flute')).toBeVisible();
  await tree.getByText('Strings').click();
  await expect(tree.getByText('Viola')).toBeHidden();
});

test('the home page shows pictures until the pointer or a button starts an example', async ({
  page,
}) => {
  const scripts = watchScripts(page);
  await visit(page, '/');
  const group = page.getByRole('group', { name: 'Data Grid' });
  const picture = group.locator('img:visible');
  await expect(picture).toHaveJSProperty('complete', true);
  await expect(page.locator('[data-demo-stage]')).toHaveCount(0);
  expect(await scripts.have('MuiDataGrid')).toBe(false);
  await group.getByRole('button').press('Enter');
  await expect(group).toBeFocused();
  await expect(group.getByRole('columnheader', { name: 'Sailings' })).toBeVisible();
  expect(await scripts.have('MuiDataGrid')).toBe(true);
  await expect(picture).toHaveCount(0);
  await page.getByRole('group', { name: 'Charts' }).hover();
  await expect(page.getByRole('figure', { name: 'Rain and snow by month' })).toBeVisible();
});

test('a grid sorts and is reset', async ({ page }) => {
  await visit(page, GRID_PAGE);
  const demo = page.locator('[data-demo]').first();
  const header = demo.getByRole('columnheader').first();
  await header.click();
  await expect(header).toHaveAttribute('aria-sort', 'ascending');
  await demo.getByRole('button', { name: 'Reset demo' }).click();
  await expect(header).toHaveAttribute('aria-sort', 'none');
});

test('a date picker opens and takes a day', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/react-date-pickers/date-picker/');
  const demo = page.locator('[data-demo]').first();
  await demo
    .getByRole('button', { name: /Choose date/ })
    .first()
    .click();
  const calendar = await settledPopup(page.getByRole('dialog'));
  await calendar.getByRole('gridcell', { name: '17', exact: true }).click();
  await expect(calendar).toBeHidden();
  await expect(demo.getByRole('textbox').first()).toHaveValue(/17/);
});

test('a chart answers the pointer', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/react-charts/bars/');
  const demo = page.locator('[data-demo]').first();
  await demo.locator('.MuiBarElement-root').first().hover();
  await expect(page.getByRole('tooltip')).toBeVisible();
});

test('a tree expands', async ({ page }) => {
  await visit(page, '/x/react-tree-view/getting-started/');
  const tree = page.locator('[data-demo]').first().getByRole('tree').first();
  const closed = tree.getByRole('treeitem', { expanded: false }).first();
  await closed.focus();
  const before = await tree.getByRole('treeitem').count();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => tree.getByRole('treeitem').count()).toBeGreaterThan(before);
});

test('demos load when they come near, the first at once where it is near the top', async ({
  page,
}) => {
  const requested = new Set<string>();
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requested.add(request.url());
  });
  await page.setViewportSize({ width: 1440, height: 400 });
  // The first demo of this page does even if users arrive at the bottom.
  await visit(page, `${GRID_PAGE}#where-to-go-next`);
  const stages = page.locator('[data-demo-stage]');
  await expect(stages.first()).toHaveAttribute('data-demo-stage', 'ready');
  await expect(stages.first()).not.toBeInViewport();
  await page.waitForLoadState('networkidle');
  const before = requested.size;
  const far = stages.nth(1);
  await expect(far).toHaveAttribute('data-demo-stage', 'waiting');
  await expect(far.getByText('The demo is loading')).toBeAttached();
  await far.scrollIntoViewIfNeeded();
  await expect(far).toHaveAttribute('data-demo-stage', 'ready');
  expect(requested.size, 'its module was not there before').toBeGreaterThan(before);
});

test('code shows and hides; the excerpt grows to the whole source', async ({ page }) => {
  await visit(page, GRID_PAGE);
  const demo = page.locator('[data-demo]').first();
  const code = shownCode(demo);
  await expect(code).not.toContainText('export default');
  const button = demo.getByRole('button', { name: 'Show full code' });
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await button.click();
  await expect(code).toContainText('export default function');
  await expect(code).toContainText('import ');
  await expect(code).not.toContainText('#region');
  await demo.getByRole('button', { name: 'Show less code' }).click();
  await expect(code).not.toContainText('export default');
});

test('code that is short enough to be shown whole can be hidden', async ({ page }) => {
  await visit(page, '/x/react-tree-view/getting-started/');
  const demo = page.locator('[data-demo]').first();
  await expect(shownCode(demo)).toContainText('export default function');
  await demo.getByRole('button', { name: 'Hide code' }).click();
  await expect(shownCode(demo)).toHaveCount(0);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(shownCode(demo)).toContainText('export default function');
});

test('the link to a demo opens its code', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const [, second = ''] = await demoNames(page);
  const demo = demoNamed(page, second);
  await demo.getByRole('link', { name: 'Link to this demo' }).click();
  await expect(page).toHaveURL(new RegExp(`#${second}$`));
  await expect(shownCode(demo)).toContainText(`export default function ${second}`);

  // The same if users follow that link from another page; the demo is in view.
  await page.goto('about:blank');
  await visit(page, `${GRID_PAGE}#${second}`);
  await expect(shownCode(demo)).toContainText(`export default function ${second}`);
  await expect(demo.locator('[data-demo-stage]')).toBeInViewport();
  const top = (await demo.boundingBox())?.y ?? 0;
  const navbar = await page.getByRole('navigation', { name: 'Main' }).boundingBox();
  expect(top, 'the demo hides under the navbar').toBeGreaterThanOrEqual(navbar?.height ?? 0);
  expect(top).toBeLessThan(400);
});

test(
  'a page without demos loads nothing of what shows them',
  { tag: '@full' },
  async ({ page }) => {
    const scripts = watchScripts(page);
    await visit(page, '/x/introduction/');
    await page.waitForLoadState('networkidle');
    expect(await scripts.have('demo-height-md')).toBe(false);
    await visit(page, GRID_PAGE);
    expect(await scripts.have('demo-height-md')).toBe(true);
  },
);
