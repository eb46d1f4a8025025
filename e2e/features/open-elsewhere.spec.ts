import type { Page } from '@playwright/test';
import { decompressFromBase64 } from 'lz-string';
import { accessibilityFindings } from '../fixtures/axe';
import { demoNamed, openDemo } from '../fixtures/demos';
import {
  downloadProject,
  elsewhereButton,
  openElsewhere,
  receiveForm,
} from '../fixtures/exported-projects';
import { interfaceText } from '../fixtures/interface-texts';
import { STYLED_PAGE } from '../fixtures/styled-demos';
import { loadNotice } from '../fixtures/load-notice';
import { expect, test } from '../fixtures/test';
import { sidewaysScroll, store, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/sorting/';
const GRID_DEMO = 'ServerSortingPages';

/** Scripts and data that a page asks for from now on. */
function watchRequests(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  return paths;
}

test('nothing of it is loaded before the menu is opened', async ({ page }) => {
  await visit(page, STYLED_PAGE);
  await page.waitForLoadState('networkidle');
  const requested = watchRequests(page);
  const demo = demoNamed(page, 'PlainNotice');
  await openElsewhere(demo);
  await page.waitForLoadState('networkidle');
  expect(requested.filter((path) => path.startsWith('/assets/demos/PlainNotice-'))).toHaveLength(1);
  expect(requested.filter((path) => path.endsWith('.js')).length).toBeLessThanOrEqual(2);
  await expect(demo.getByRole('menuitem')).toHaveText([
    'StackBlitz',
    'CodeSandbox',
    'Download as ZIP',
  ]);
});

test('the menu by keyboard', async ({ page }) => {
  await visit(page, GRID_PAGE);
  const demo = demoNamed(page, GRID_DEMO);
  const button = elsewhereButton(demo);
  await demo.getByRole('button', { name: 'Reset demo' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  const item = (name: string) => demo.getByRole('menuitem', { name });
  await expect(item('StackBlitz')).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('ArrowDown');
  await expect(item('CodeSandbox')).toBeFocused();
  await page.keyboard.press('d');
  await expect(item('Download as ZIP')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(demo.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(demo.getByRole('link', { name: 'Link to this demo' })).toBeFocused();

  await button.focus();
  await page.keyboard.press('ArrowDown');
  await expect(item('StackBlitz')).toBeFocused();
  await page.keyboard.press('End');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe(`${GRID_DEMO}.zip`);
  await expect(button).toBeFocused();
});

test(
  'StackBlitz gets the project as a form, in a new tab',
  { tag: '@full' },
  async ({ page, context }) => {
    await visit(page, GRID_PAGE);
    const received = receiveForm(page, 'stackblitz.com');
    const menu = await openElsewhere(demoNamed(page, GRID_DEMO));
    const opened = context.waitForEvent('page');
    await menu.getByRole('menuitem', { name: 'StackBlitz' }).click();
    const [address, form] = await received;
    await expect(await opened).toHaveTitle('stackblitz.com');
    expect(address.pathname).toBe('/run');
    expect(address.searchParams.get('file')).toBe(`src/sorting/${GRID_DEMO}.tsx`);
    expect(form.get('project[title]')).toBe(GRID_DEMO);
    expect(form.get('project[template]')).toBe('node');
    expect(form.get(`project[files][src/sorting/${GRID_DEMO}.tsx]`)).toContain(
      `export default function ${GRID_DEMO}`,
    );
    expect(JSON.parse(form.get('project[files][package.json]') ?? '{}').scripts.dev).toBe('vite');
    await expect(page).toHaveURL(GRID_PAGE);
  },
);

test(
  'CodeSandbox gets the project as a form, in a new tab',
  { tag: '@full' },
  async ({ page, context }) => {
    await visit(page, GRID_PAGE);
    const received = receiveForm(page, 'codesandbox.io');
    const menu = await openElsewhere(demoNamed(page, GRID_DEMO));
    const opened = context.waitForEvent('page');
    await menu.getByRole('menuitem', { name: 'CodeSandbox' }).click();
    const [address, form] = await received;
    await expect(await opened).toHaveTitle('codesandbox.io');
    expect(`${address.pathname}${address.search}`).toBe(
      '/api/v1/sandboxes/define?environment=server',
    );
    const packed = (form.get('parameters') ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const { files } = JSON.parse(decompressFromBase64(packed));
    expect(files[`src/sorting/${GRID_DEMO}.tsx`].content).toContain(
      `export default function ${GRID_DEMO}`,
    );
    expect(files['.codesandbox/tasks.json'].content).toContain('npm run dev');
  },
);

test('without a network it says so, and what has been loaded can be saved', async ({
  page,
  context,
  printed,
}) => {
  printed.provoke('net::ERR_INTERNET_DISCONNECTED');
  await visit(page, STYLED_PAGE);
  const [first, second] = [demoNamed(page, 'NoticeCard'), demoNamed(page, 'PlainNotice')];
  const project = await downloadProject(page, first, 'NoticeCard');
  await context.setOffline(true);
  expect(await downloadProject(page, first, 'NoticeCard')).toEqual(project);
  await (await openElsewhere(second)).getByRole('menuitem', { name: 'Download as ZIP' }).click();
  const toolbar = second.getByRole('toolbar').first();
  await expect(toolbar.getByRole('alert')).toContainText('Could not load PlainNotice');
  await context.setOffline(false);
  await downloadProject(page, second, 'PlainNotice');
  await expect(toolbar.getByRole('alert')).toHaveCount(0);
});

test('a menu that cannot be loaded says so, and comes when it is tried again', async ({
  page,
  context,
  printed,
}) => {
  printed.provoke('net::ERR_INTERNET_DISCONNECTED');
  await visit(page, STYLED_PAGE);
  const demo = demoNamed(page, 'PlainNotice');
  const toolbar = demo.getByRole('toolbar').first();
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await elsewhereButton(demo).click();
  await expect(loadNotice(page)).toContainText('could not be loaded');
  await expect(elsewhereButton(demo)).toHaveAttribute('aria-expanded', 'false');
  await context.setOffline(false);
  await loadNotice(page).getByRole('button', { name: 'Try again' }).click();
  await expect(toolbar.getByRole('menu')).toBeVisible();
  await expect(loadNotice(page)).toHaveCount(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`accessible in ${colorScheme} mode`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const stage = await openDemo(page, GRID_PAGE, GRID_DEMO);
    // Elements that axe names would disappear when the rows load.
    await expect(stage.getByRole('gridcell').first()).toBeVisible();
    await openElsewhere(demoNamed(page, GRID_DEMO));
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}

for (const direction of ['ltr', 'rtl'] as const) {
  test(`on a phone, ${direction}, the menu stays in sight`, async ({ page }) => {
    await store(page, { 'docs.themeState': JSON.stringify({ direction }) });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, STYLED_PAGE);
    const menu = await openElsewhere(demoNamed(page, 'NoticeCard'));
    const box = await menu.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
    for (const item of await menu.getByRole('menuitem').all()) {
      expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(24);
    }
    expect(await sidewaysScroll(page)).toBe(0);
  });
}

for (const locale of ['zh', 'pt'] as const) {
  test(`in the language ${locale}`, { tag: '@full' }, async ({ page }) => {
    const text = (key: Parameters<typeof interfaceText>[1]) => interfaceText(locale, key);
    await visit(page, `/${locale}${GRID_PAGE}`);
    const demo = demoNamed(page, GRID_DEMO);
    await elsewhereButton(demo, text('demo.openElsewhere')).click();
    const menu = demo.getByRole('menu', { name: text('demo.openElsewhere') });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      menu.getByRole('menuitem', { name: text('demo.downloadZip') }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`${GRID_DEMO}.zip`);
  });
}
