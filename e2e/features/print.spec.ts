import type { Page } from '@playwright/test';
import { demoNamed, shownCode } from '../fixtures/demos';
import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

const GRID_PAGE = '/x/react-data-grid/getting-started/';

declare global {
  interface Window {
    /** Code of the first demo, each time the page was printed. */
    printed?: string[];
  }
}

/** Records what a print would show, as printing itself cannot be seen. */
async function recordPrints(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.printed = [];
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const code = document.querySelector('[data-demo] pre[data-variant="TS"]');
      window.printed?.push(code?.textContent ?? '');
      window.dispatchEvent(new Event('afterprint'));
    };
  });
}

test('navigation and controls are not printed', async ({ page }) => {
  await visit(page, GRID_PAGE);
  const gone = page.locator(
    'nav:visible, .footer:visible, aside:visible, [role="toolbar"]:visible, .hash-link:visible',
  );
  expect(await gone.count()).toBeGreaterThan(4);
  await page.emulateMedia({ media: 'print' });
  await expect(gone).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').getByRole('button', { name: 'Copy' })).toHaveCount(0);
  const article = await page.locator('article').boundingBox();
  expect(article?.width, 'the text has the whole page').toBeGreaterThan(1300);
});

test('demos are printed with their full code', async ({ page }) => {
  await visit(page, GRID_PAGE);
  const demo = demoNamed(page, 'FirstGrid');
  await expect(shownCode(demo)).not.toContainText('export default function FirstGrid');
  await page.emulateMedia({ media: 'print' });
  await expect(shownCode(demo)).toContainText('export default function FirstGrid');
  const panel = demo.locator('pre').filter({ visible: true }).locator('..');
  expect(await panel.evaluate((box) => box.scrollHeight - box.clientHeight)).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(shownCode(demo)).not.toContainText('export default function FirstGrid');
});

test('printing by keyboard waits for the code', async ({ page }) => {
  await recordPrints(page);
  await visit(page, GRID_PAGE);
  await page.keyboard.press('Control+p');
  await expect.poll(() => page.evaluate(() => window.printed?.length)).toBe(1);
  const [code] = (await page.evaluate(() => window.printed)) ?? [];
  expect(code).toContain('export default function FirstGrid');
  await expect(shownCode(demoNamed(page, 'FirstGrid'))).not.toContainText('export default');
});

test('without a network the excerpt is printed', async ({ page, printed }) => {
  printed.provoke(/Failed to load resource/);
  await recordPrints(page);
  await visit(page, GRID_PAGE);
  await expect(page.locator('[data-demo-stage="ready"]').first()).toBeVisible();
  await page.context().setOffline(true);
  await page.keyboard.press('Control+p');
  await expect.poll(() => page.evaluate(() => window.printed?.length)).toBe(1);
  const [code] = (await page.evaluate(() => window.printed)) ?? [];
  expect(code).toContain('<DataGrid');
});

test('paper is white in dark mode too, demos included', { tag: '@full' }, async ({ page }) => {
  await store(page, { theme: 'dark' });
  await visit(page, GRID_PAGE);
  const grid = page.locator('[data-demo-stage="ready"]').first().getByRole('grid');
  await expect(grid).toHaveCSS('color', 'rgb(232, 237, 243)');
  await page.emulateMedia({ media: 'print' });
  const dark = 'rgb(19, 26, 34)';
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', dark);
  await expect(page.locator('.theme-admonition').first()).toHaveCSS('color', dark);
  await expect(page.locator('[data-code-block] pre').first()).toHaveCSS('color', dark);
  await expect(grid).toHaveCSS('color', dark);
  await page.emulateMedia({ media: 'screen' });
  await expect(grid).toHaveCSS('color', 'rgb(232, 237, 243)');
});

test('of install commands the chosen one is printed', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  await page.getByRole('button', { name: 'pnpm', exact: true }).first().click();
  await page.emulateMedia({ media: 'print' });
  const block = page.locator('[data-code-block]').filter({ hasText: 'pnpm add' }).first();
  await expect(shownCode(block)).toHaveCount(1);
  await expect(shownCode(block)).toContainText('pnpm add');
});

test(
  'addresses follow links that lead away, only in sentences',
  { tag: '@full' },
  async ({ page }) => {
    await visit(page, '/x/react-data-grid/');
    await page.emulateMedia({ media: 'print' });
    const after = (selector: string) =>
      page
        .locator(selector)
        .evaluateAll((links) => links.map((link) => getComputedStyle(link, '::after').content));
    const inside = await after('.markdown p > a[href^="/"]');
    expect(inside.length).toBeGreaterThan(0);
    expect(inside.filter((content) => content !== 'none')).toEqual([]);
    await page
      .locator('.markdown p')
      .first()
      .evaluate((paragraph) => {
        paragraph.innerHTML = '<a href="https://example.com/a">A</a>';
      });
    expect(await after('.markdown p > a[href^="http"]')).toContain('" (https://example.com/a)"');
  },
);

test('a page becomes a document of several sheets', { tag: '@full' }, async ({ page }) => {
  await visit(page, GRID_PAGE);
  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  const sheets = pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(3);
});
