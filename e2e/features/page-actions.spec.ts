import type { Locator, Page } from '@playwright/test';
import { accessibilityFindings } from '../fixtures/axe';
import { readBuilt } from '../fixtures/built-files';
import { refuseClipboard } from '../fixtures/clipboard';
import { ORIGIN } from '../fixtures/origin';
import { expectStill, watchLayoutShift } from '../fixtures/layout-shift';
import { expect, test } from '../fixtures/test';
import { hydrated, sidewaysScroll, store, visit, withoutHydration } from '../fixtures/visit';

/** A page of text: nothing else on it uses the clipboard or the network. */
const PAGE = '/x/introduction/installation/';
const MARKDOWN = '/x/introduction/installation.md';
const LONG_TITLE = '/x/api/date-pickers/desktop-date-time-range-picker/';

function copyButton(page: Page): Locator {
  return page.getByRole('main').getByRole('button', { name: /^(Copy page|Copied)$/ });
}

function markdownLink(page: Page): Locator {
  return page.getByRole('main').getByRole('link', { name: 'View as Markdown' });
}

function said(page: Page): Locator {
  return copyButton(page).locator('xpath=..').getByRole('status');
}

test.describe('with a clipboard', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test(
    'copies the page as Markdown, fetched at the click, and says so',
    { tag: '@full' },
    async ({ page }) => {
      const fetched: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('.md')) fetched.push(new URL(request.url()).pathname);
      });
      await visit(page, PAGE);
      expect(fetched).toEqual([]);
      await copyButton(page).click();
      await expect(copyButton(page)).toHaveAccessibleName('Copied');
      await expect(said(page)).toHaveText('Copied to the clipboard');
      expect(fetched).toEqual([MARKDOWN]);
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied, 'links lead here from everywhere').not.toContain('](/');
      expect(copied.replaceAll(`](${ORIGIN}/`, '](/')).toBe(readBuilt(MARKDOWN.slice(1)));
      await expect(copyButton(page)).toHaveAccessibleName('Copy page', { timeout: 4000 });
      await expect(said(page)).toHaveText('');
    },
  );

  test('copies the page that the reader went on to', async ({ page }) => {
    await visit(page, '/x/introduction/');
    const docs = page.getByRole('navigation', { name: 'Docs pages' });
    await docs.getByRole('link', { name: /Installation/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
    await expect(markdownLink(page)).toHaveAttribute('href', MARKDOWN);
    await expect(page.locator('link[type="text/markdown"]')).toHaveAttribute('href', MARKDOWN);
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveAccessibleName('Copied');
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^# Installation\n/);
  });

  test('says so when the Markdown does not come, and copies when it does', async ({
    page,
    printed,
  }) => {
    printed.provoke(/Failed to load resource/);
    await visit(page, PAGE);
    await page.route('**/*.md', (route) => route.abort());
    await copyButton(page).click();
    await expect(said(page)).toHaveText(/^Could not load installation\.md/);
    await expect(copyButton(page)).toHaveAccessibleName('Copy page');
    await page.unroute('**/*.md');
    await copyButton(page).click();
    await expect(copyButton(page)).toHaveAccessibleName('Copied');
    await expect(said(page)).toHaveText('Copied to the clipboard');
  });
});

test('a refused clipboard claims nothing and prints nothing', async ({ page, context }) => {
  await refuseClipboard(context);
  await visit(page, PAGE);
  const arrived = page.waitForResponse(`**${MARKDOWN}`);
  await copyButton(page).click();
  await (await arrived).finished();
  // Another answer of the browser follows the refusal in its queue.
  await page.evaluate(() => navigator.clipboard.writeText('x').catch(() => undefined));
  await expect(copyButton(page)).toHaveAccessibleName('Copy page');
  await expect(said(page)).toHaveText('');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the link opens the Markdown, and nothing offers to copy', async ({ page }) => {
    await page.goto(PAGE);
    await expect(copyButton(page)).toBeHidden();
    const arrived = page.waitForResponse(`**${MARKDOWN}`);
    await markdownLink(page).click();
    expect((await arrived).headers()['content-type']).toBe('text/markdown; charset=utf-8');
    await expect(page).toHaveURL(MARKDOWN);
    await expect(page.locator('body')).toContainText('# Installation');
  });
});

test('is not printed', async ({ page }) => {
  await visit(page, PAGE);
  await page.emulateMedia({ media: 'print' });
  await expect(copyButton(page)).toHaveCount(0);
  await expect(markdownLink(page)).toHaveCount(0);
});

test('speaks the language of the interface on pages that are not translated', async ({ page }) => {
  await visit(page, `/zh${PAGE}`);
  const button = page.getByRole('main').getByRole('button', { name: '复制本页' });
  await expect(button).toBeVisible();
  await expect(page.locator('[lang="zh-CN"]').filter({ has: button }).last()).toBeVisible();
  const link = page.getByRole('main').getByRole('link', { name: '以 Markdown 查看' });
  await expect(link).toHaveAttribute('href', `/zh${MARKDOWN}`);
});

for (const { name, width, direction, tag } of [
  { name: 'on a phone', width: 360, direction: 'ltr', tag: [] },
  { name: 'on a desktop', width: 1440, direction: 'ltr', tag: ['@full'] },
  { name: 'from right to left', width: 1440, direction: 'rtl', tag: [] },
  { name: 'from right to left on a phone', width: 360, direction: 'rtl', tag: ['@full'] },
]) {
  test.describe(name, { tag }, () => {
    test.use({ viewport: { width, height: 800 } });

    test('stands with the title, within the page, at once', async ({ page, printed }) => {
      // The second page would take the web font from the cache, and the first does without it.
      printed.provoke('net::ERR_FAILED');
      await page.route('**/*.woff2', (route) => route.abort());
      await store(page, { 'docs.themeState': JSON.stringify({ direction }) });
      await withoutHydration(page);
      await page.goto(LONG_TITLE);
      const before = await markdownLink(page).boundingBox();
      await page.unroute('**/assets/js/**');
      await watchLayoutShift(page);
      await visit(page, LONG_TITLE);
      expect(await markdownLink(page).boundingBox()).toEqual(before);
      await expectStill(page);
      expect(await sidewaysScroll(page)).toBe(0);
      const title = await page.getByRole('heading', { level: 1 }).boundingBox();
      const text = await page.locator('article .markdown').boundingBox();
      for (const control of [copyButton(page), markdownLink(page)]) {
        const box = await control.boundingBox();
        if (!box || !title || !text) throw new Error('It is not on the page');
        expect(box.height).toBeGreaterThanOrEqual(24);
        expect(box.y).toBeGreaterThanOrEqual(title.y - 1);
        expect(box.x).toBeGreaterThanOrEqual(text.x - 11);
        expect(box.x + box.width).toBeLessThanOrEqual(text.x + text.width + 11);
      }
    });
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`is accessible, also after copying, in ${colorScheme}`, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-write']);
    await page.emulateMedia({ colorScheme });
    await visit(page, PAGE);
    await hydrated(page);
    await copyButton(page).press('Enter');
    await expect(copyButton(page)).toHaveAccessibleName('Copied');
    expect(await accessibilityFindings(page)).toEqual([]);
  });
}
