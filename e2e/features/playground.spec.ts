import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test';
import { interfaceText } from '../fixtures/interface-texts';
import { hydrated, sidewaysScroll, visit } from '../fixtures/visit';

const PLAYGROUNDS = [
  { path: '/playground/data-grid/', component: 'DataGrid' },
  { path: '/playground/date-pickers/', component: 'DateCalendar' },
  { path: '/playground/charts/', component: 'BarChart' },
  { path: '/playground/tree-view/', component: 'RichTreeView' },
];
const REFERENCE = '/x/api/data-grid/data-grid/';

function fields(page: Page): Locator {
  return page.getByRole('form', { name: interfaceText('en', 'playground.props') });
}

function field(page: Page, prop: string): Locator {
  return fields(page).getByLabel(prop, { exact: true });
}

function stage(page: Page): Locator {
  return page.locator('[data-demo-stage="ready"]');
}

function code(page: Page): Locator {
  return page.locator('[data-demo] pre[data-variant="TS"], [data-demo] pre:not([data-variant])');
}

function reset(page: Page): Locator {
  return fields(page).getByRole('button', { name: interfaceText('en', 'playground.reset') });
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
    await expect(stage(page)).toBeVisible();
    await expect(code(page)).toContainText(`export default function ${component}Playground()`);
  }
});

test('a prop changes component, code and address; the address brings it back', async ({ page }) => {
  await visit(page, `${REFERENCE}?props=row`);
  await page.getByRole('button', { name: interfaceText('en', 'playgroundButton.open') }).click();
  await expect(stage(page)).toBeVisible();
  await expect(page).toHaveURL(/\?props=row&playground=open$/);
  await field(page, 'checkboxSelection').check();
  await field(page, 'density').selectOption('compact');
  await field(page, 'rowHeight').fill('56');
  await expect(code(page)).toContainText('checkboxSelection');
  await expect(code(page)).toContainText('density="compact"');
  await expect(code(page)).toContainText('rowHeight={56}');
  await expect(page).toHaveURL(/&checkboxSelection=true&density=compact&rowHeight=56$/);
  await expect(stage(page).getByRole('checkbox').first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);

  await page.reload();
  await hydrated(page);
  await expect(stage(page).getByRole('checkbox').first()).toBeVisible();
  await expect(field(page, 'density')).toHaveValue('compact');
  await reset(page).click();
  await expect(stage(page).getByRole('checkbox')).toHaveCount(0);
  await expect(page).toHaveURL(/\?props=row&playground=open$/);
});

test('a component that throws keeps the page, and can be reset', async ({ page, printed }) => {
  printed.provoke(/No getTreeDataPath given/);
  const address = '/x/api/data-grid/data-grid-pro/?playground=open';
  await visit(page, `${address}&treeData=true`);
  const error = page.getByRole('alert');
  await expect(error).toBeVisible();
  await expect(field(page, 'treeData')).toBeChecked();
  await error.getByRole('button').click();
  await expect(stage(page).getByRole('grid')).toBeVisible();
  await expect(page).toHaveURL(address);
});

test('the code is edited from there, and opened elsewhere', async ({ page }) => {
  await visit(page, '/playground/tree-view/?multiSelect=true');
  await expect(stage(page)).toBeVisible();
  const demo = page.locator('[data-demo]');
  await demo.getByRole('button', { name: interfaceText('en', 'demo.edit') }).click();
  const editor = demo.getByRole('textbox');
  await expect(editor).toContainText('multiSelect');
  await editor.press('ControlOrMeta+a');
  await editor.pressSequentially('export default () => <b>Edited</b>');
  await expect(stage(page)).toHaveText('Edited');
  await demo.getByRole('button', { name: interfaceText('en', 'demo.openElsewhere') }).click();
  await page.getByRole('menuitem', { name: interfaceText('en', 'demo.downloadZip') }).focus();
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('RichTreeViewPlayground.zip');
});
