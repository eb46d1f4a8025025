import type { Locator, Page } from '@playwright/test';
import { familyOf } from '../fixtures/documented-version';
import { expect, test } from '../fixtures/test';
import { expectSameDocument, markDocument, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

/** Checks that a focused element has a visible outline or box shadow. */
async function expectFocusSeen(focused: Locator): Promise<void> {
  await expect(focused).toBeFocused();
  const seen = await focused.evaluate((element) => {
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element);
    return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1) || boxShadow !== 'none';
  });
  expect(seen, 'the focus can be seen').toBe(true);
}

async function walk(page: Page, key: string, to: Locator): Promise<void> {
  await page.keyboard.press(key);
  await expectFocusSeen(to);
}

test('the skip link is the first stop and leads to the text', async ({ page }) => {
  await visit(page, GRID_PAGE);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to main content' });
  await expectFocusSeen(skip);
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // After it, the first tab stop is in the text and not in the navbar.
  const place = await page.evaluate(
    () => document.activeElement?.closest('main, nav.navbar')?.tagName,
  );
  expect(place).toBe('MAIN');
});

test('the sidebar can be walked through', { tag: '@full' }, async ({ page }) => {
  await visit(page, '/x/react-data-grid/');
  await markDocument(page);
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  const dataGrid = familyOf('data-grid').items;
  const groupAt = dataGrid.findIndex(({ children }) => children !== undefined);
  const { title = '', children: [child] = [] } = dataGrid[groupAt] ?? {};
  if (!child) throw new Error('The navigation has no group');
  const group = sidebar.getByRole('button', { name: title });
  const link = (name: string) => sidebar.getByRole('link', { name, exact: true });
  const above = dataGrid.slice(0, groupAt).map((item) => link(item.title).first());
  await above[0]?.focus();
  for (const stop of above) {
    await expectFocusSeen(stop);
    await page.keyboard.press('Tab');
  }

  await expectFocusSeen(group);
  await expect(group).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await expect(link(child.title)).toBeVisible();
  await walk(page, 'Tab', link(child.title));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${child.pathname}/`);
  await expectSameDocument(page);
  await group.focus();
  await page.keyboard.press('Enter');
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test(
  'the toolbar of a demo is one stop with arrow keys, Home and End',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    const demo = page.locator('[data-demo]').first();
    await expect(demo.locator('[data-demo-stage="ready"]')).toBeVisible();
    const toolbar = demo.getByRole('toolbar', { name: /^Options of the demo/ });
    const stops = await toolbar.locator('[tabindex="0"]').count();
    expect(stops).toBe(1);
    const ts = toolbar.getByRole('button', { name: 'TS', exact: true });
    const js = toolbar.getByRole('button', { name: 'JS', exact: true });
    const show = toolbar.getByRole('button', { name: /Show/ });
    const last = toolbar.getByRole('link').last();
    const first = ts;

    await first.focus();
    await walk(page, 'ArrowRight', js);
    await walk(page, 'ArrowRight', show);
    await walk(page, 'ArrowLeft', js);
    await walk(page, 'End', last);
    await walk(page, 'ArrowRight', first);
    await walk(page, 'ArrowLeft', last);
    await walk(page, 'Home', first);

    // Out of it with one press, and back to where one was.
    await walk(page, 'ArrowRight', js);
    await page.keyboard.press('Tab');
    await expect(toolbar.locator(':focus')).toHaveCount(0);
    await page.keyboard.press('Shift+Tab');
    await expect(js).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(js).toBeFocused();
    expect(await toolbar.locator('[tabindex="0"]').count()).toBe(1);
  },
);

test('from right to left the arrows of a toolbar are reversed', async ({ page }) => {
  await visit(page, GRID_PAGE);
  await page.locator('[data-demo]').first().locator('[data-demo-stage="ready"]').waitFor();
  await page.locator('main').evaluate((main) => main.setAttribute('dir', 'rtl'));
  const toolbar = page.locator('[data-demo]').first().getByRole('toolbar').last();
  const ts = toolbar.getByRole('button', { name: 'TS', exact: true });
  const js = toolbar.getByRole('button', { name: 'JS', exact: true });
  await ts.focus();
  await walk(page, 'ArrowLeft', js);
  await walk(page, 'ArrowRight', ts);
  await walk(page, 'ArrowRight', toolbar.getByRole('link').last());
  await walk(page, 'Home', ts);
});

test(
  'a code block is reached in two stops: its toolbar and its text',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, GRID_PAGE);
    const block = page.locator('[data-code-block]').filter({ hasText: 'src/Readings.tsx' });
    await block.getByRole('button', { name: 'TS', exact: true }).focus();
    await walk(page, 'End', block.getByRole('button', { name: 'Copy' }));
    await walk(page, 'Tab', block.locator('pre').filter({ visible: true }));
    await page.keyboard.press('Tab');
    await expect(block.locator(':focus')).toHaveCount(0);
  },
);

test('menus of the navbar open, lead on and close', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const navbar = page.getByRole('navigation', { name: 'Main' });
  const switcher = navbar.getByRole('button', { name: 'Data Grid' });
  await switcher.focus();
  await expectFocusSeen(switcher);
  await page.keyboard.press('Enter');
  await expect(switcher).toHaveAttribute('aria-expanded', 'true');
  const introduction = navbar.getByRole('link', { name: 'Introduction' });
  await expect(introduction).toBeVisible();
  await walk(page, 'Tab', introduction);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/x/introduction/');
  // The new page moves the focus to its top, some moments after the address has changed.
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
  await expect(page.locator('body')).toBeFocused();

  const toggle = page.getByRole('button', { name: /^Color mode: system/ });
  await toggle.focus();
  await page.keyboard.press('Space');
  await expectFocusSeen(page.getByRole('button', { name: /^Color mode: light/ }));
});
