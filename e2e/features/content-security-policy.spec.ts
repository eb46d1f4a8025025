import type { Page } from '@playwright/test';
import { replaceText, startEditing, EDITING_PAGE } from '../fixtures/demo-editor';
import { demoNamed, openDemo, runAllDemos } from '../fixtures/demos';
import { chooseExport, downloadBy } from '../fixtures/downloads';
import { downloadZip, openElsewhere, receiveForm } from '../fixtures/exported-projects';
import { ORIGIN } from '../fixtures/origin';
import { PAGE_KINDS } from '../fixtures/page-kinds';
import { runScript, watchViolations } from '../fixtures/policy-violations';
import { openSearch, searchFor } from '../fixtures/search';
import { expect, test } from '../fixtures/test';
import { hydrated, visit } from '../fixtures/visit';

let violations: string[];

test.beforeEach(async ({ context }) => {
  violations = await watchViolations(context);
});

/** Opens a page and scrolls through it, as users do at first, until its demos run. */
async function read(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await runAllDemos(page);
}

for (const language of ['', '/zh', '/pt']) {
  const tag = language ? ['@full'] : [];
  for (const [kind, path] of Object.entries(PAGE_KINDS)) {
    test(
      `nothing on a page of the kind "${kind}" is forbidden, at ${language}/`,
      { tag },
      async ({ page }) => {
        const response = await page.request.get(language + path);
        expect(response.headers()['content-security-policy']).toContain("script-src 'self'");
        await read(page, language + path);
        expect(violations).toEqual([]);
      },
    );
  }

  test(
    `nothing on the page for wrong addresses is forbidden, at ${language}/`,
    { tag },
    async ({ page, printed }) => {
      printed.provoke('the server responded with a status of 404');
      await page.goto(`${language}/nowhere/`);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(violations).toEqual([]);
    },
  );
}

test('demos may be edited', async ({ page }) => {
  const { stage, editor } = await startEditing(page, EDITING_PAGE, 'PlainNotice');
  await replaceText(editor, 'One styling', 'My styling');
  await expect(stage).toContainText('My styling is enough here');
  expect(violations).toEqual([]);
});

test('search may run WebAssembly', async ({ page }) => {
  await visit(page, '/x/introduction/');
  await openSearch(page);
  await searchFor(page, 'column visibility');
  await expect(page.locator('.search-group').first()).toBeVisible();
  expect(violations).toEqual([]);
});

for (const [name, host] of [
  ['StackBlitz', 'stackblitz.com'],
  ['CodeSandbox', 'codesandbox.io'],
] as const) {
  test(`a demo may be opened in ${name}`, async ({ page }) => {
    await visit(page, EDITING_PAGE);
    const received = receiveForm(page, host);
    const menu = await openElsewhere(demoNamed(page, 'PlainNotice'));
    await menu.getByRole('menuitem', { name }).click();
    await received;
    expect(violations).toEqual([]);
  });
}

test(
  'rows may be exported to Excel, and a demo as an archive',
  { tag: '@full' },
  async ({ page }) => {
    const demo = await openDemo(page, '/x/react-data-grid/export/', 'ExcelExport');
    await downloadBy(page, () => chooseExport(page, demo, 'Download as Excel'));
    await downloadZip(page, demoNamed(page, 'ExcelExport'));
    expect(violations).toEqual([]);
  },
);

test('inline scripts that the build does not know, and text as code, are refused', async ({
  page,
  printed,
}) => {
  printed.provoke(/Content Security Policy/);
  await visit(page, '/x/introduction/');
  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'document.documentElement.dataset.inline = "ran"';
    document.head.append(script);
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," alt="" onerror="document.documentElement.dataset.handler = \'ran\'">',
    );
  });
  await runScript(
    page,
    'try { (0, eval)("1") } catch (error) { document.documentElement.dataset.eval = error.name }',
  );
  const root = page.locator('html');
  await expect(root).toHaveAttribute('data-eval', 'EvalError');
  await expect.poll(() => violations.length).toBe(3);
  await expect(root).not.toHaveAttribute('data-inline');
  await expect(root).not.toHaveAttribute('data-handler');
});

test('pages are shown in a frame of this site, and not in one of another', async ({
  page,
  printed,
}) => {
  printed.provoke(/frame-ancestors/);
  const heading = page.frameLocator('iframe').getByRole('heading', { level: 1 });
  // The same machine under another name is another origin.
  for (const [origin, shown] of [
    [ORIGIN, 1],
    [ORIGIN.replace('localhost', '127.0.0.1'), 0],
  ] as const) {
    await page.route(`${origin}/frame/`, (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: `<iframe src="${ORIGIN}/x/introduction/"></iframe>`,
      }),
    );
    // Ends when the frame, too, has loaded everything that the policy allows.
    await page.goto(`${origin}/frame/`);
    await expect(heading, origin).toHaveCount(shown);
  }
});
