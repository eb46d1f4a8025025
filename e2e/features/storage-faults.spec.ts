import type { Frame, Page } from '@playwright/test';
import { installCommands, shownCode } from '../fixtures/demos';
import { ORIGIN } from '../fixtures/origin';
import { STORAGE_BLOCKED, withPreferences } from '../fixtures/reader-profile';
import { fillUp } from '../fixtures/storage-keys';
import { expect, test } from '../fixtures/test';
import { store, visit } from '../fixtures/visit';

const PAGE = '/x/react-data-grid/getting-started/';

/** Docusaurus reports this itself, once, in the console. */
const STORAGE_REPORT = 'Docusaurus browser storage is not available.';

/** Checks that everything on the page works, and that settings apply at least to this page. */
async function expectWholePage(page: Page | Frame): Promise<void> {
  const html = page.locator('html');
  await expect(html).toHaveAttribute('data-has-hydrated', 'true');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Getting started');
  await expect(page.locator('[data-demo-stage]').first()).toHaveAttribute(
    'data-demo-stage',
    'ready',
  );

  await expect(html).toHaveAttribute('data-theme-choice', 'system');
  await page.getByRole('button', { name: /^Color mode: system/ }).click();
  await page.getByRole('button', { name: /^Color mode: light/ }).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await expect(page.locator('body')).toHaveClass(/\bmode-dark\b/);

  const demo = page.locator('[data-demo]').first();
  await expect(html).toHaveAttribute('data-code-variant', 'TS');
  await demo.getByRole('button', { name: 'JS', exact: true }).click();
  await expect(html).toHaveAttribute('data-code-variant', 'JS');
  await expect(demo.getByRole('button', { name: 'JS', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );

  const install = installCommands(page).first();
  await expect(shownCode(install)).toHaveText(/^npm install/);
  await install.getByRole('button', { name: 'pnpm', exact: true }).click();
  await expect(shownCode(install)).toHaveText(/^pnpm add/);
}

test('storage blocked in the settings of the browser', async ({ launchOptions, printed }) => {
  printed.provoke(STORAGE_REPORT);
  await withPreferences(STORAGE_BLOCKED, { launchOptions, baseURL: ORIGIN }, async (context) => {
    printed.watch(context);
    const page = await context.newPage();
    await visit(page, PAGE);
    const refusal = await page.evaluate(() => {
      try {
        return String(localStorage.length);
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    });
    expect(refusal).toBe('SecurityError');
    await expectWholePage(page);
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Overview' })
      .click();
    await expect(page).toHaveURL('/x/react-data-grid/');
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'JS');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
});

test(
  'storage and cookies that throw, in a sandboxed frame',
  { tag: '@full' },
  async ({ page, printed }) => {
    printed.provoke(STORAGE_REPORT);
    // A sandboxed document has no origin, so the browser keeps the site's font and the files
    // with the code of its demos from it.
    printed.provoke(/Access to (font|fetch) at '\S+' from origin 'null'/);
    printed.provoke('Failed to load resource: net::ERR_FAILED');
    await page.route('**/frame/', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe sandbox="allow-scripts" width="1400" height="800" src="${PAGE}"></iframe>`,
      }),
    );
    await page.goto('/frame/');
    const frame = await (await page.locator('iframe').elementHandle())?.contentFrame();
    if (!frame) throw new Error('There is no frame');
    await expect(frame.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    const refusal = await frame.evaluate(() => {
      try {
        return document.cookie;
      } catch (error) {
        return error instanceof DOMException ? error.name : String(error);
      }
    });
    expect(refusal).toBe('SecurityError');
    await expectWholePage(frame);
  },
);

test('storage that is full', async ({ page }) => {
  await page.goto('/img/logo.svg');
  expect(await fillUp(page)).toBe('QuotaExceededError');
  await visit(page, PAGE);
  await expectWholePage(page);
});

test('junk in storage and cookies', { tag: '@full' }, async ({ page, context }) => {
  await store(page, {
    theme: '{"mode":"purple"}',
    'docusaurus.tab.npm2yarn': '%E0%A4%A',
    'docs.themeState': 'not json',
    apiPage_default: 'sideways',
    apiPage_props: '[]',
    'docs-preferred-version-default': '99.0.0',
    'docusaurus.announcement.dismiss': '}{',
  });
  await context.addCookies(
    ['codeVariant', 'codeStyling', 'other'].map((name) => ({
      name,
      value: '%E0%A4%A',
      url: ORIGIN,
    })),
  );
  await visit(page, PAGE);
  await expectWholePage(page);
});
