import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { DOCS_VERSIONS } from '../../model/library-versions';
import { COMPARE_PATH, PROJECT_PATH } from '../../model/member-history/addresses';
import { accessibilityFindings } from '../fixtures/axe';
import { interfaceText } from '../fixtures/interface-texts';
import { expect, test } from '../fixtures/test';
import { setDark, setDirection, sidewaysScroll, visit } from '../fixtures/visit';

const OLD_PROJECT = JSON.stringify({
  packageManager: 'pnpm@9.1.0',
  dependencies: {
    '@mui/x-data-grid-pro': '6.20.4',
    '@mui/material': '^5.15.14',
    luxon: '^3.4.0',
    react: '^16.14.0',
    'react-dom': '^18.2.0',
  },
});

function field(page: Page) {
  return page.getByRole('textbox', { name: interfaceText('en', 'myProject.input') });
}

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true });
}

/** Opens the page with a project in its field. */
async function paste(page: Page, content: string): Promise<void> {
  await visit(page, PROJECT_PATH);
  await field(page).fill(content);
}

test.describe('a project', () => {
  test('shows its packages, docs, peers and upgrades', async ({ page }) => {
    await paste(page, OLD_PROJECT);
    const grid = region(page, 'Data Grid');
    await expect(grid).toContainText('@mui/x-data-grid-pro 6.20.4');
    await expect(grid.getByRole('link', { name: 'Docs of 6.20' })).toHaveAttribute(
      'href',
      '/x/6.20/react-data-grid/',
    );
    await expect(region(page, 'Peer dependencies')).toContainText('but the project has ^16.14.0.');
    const upgrade = region(page, `Data Grid: ${DOCS_VERSIONS[1]?.label ?? ''}`);
    await expect(upgrade).toContainText(/\d+ removed/);
    await upgrade.getByText(/^Exports that your code/).click();
    await expect(upgrade.getByRole('list').first()).toContainText('DataGridPro');
    await expect(upgrade).not.toContainText('DataGridPremium');
    await upgrade.getByRole('link', { name: 'Data Grid: migrate from v6' }).click();
    await expect(page).toHaveURL('/x/migration/migration-data-grid-v6/');
  });

  test('an upgrade to next leads to its guide', async ({ page, request }) => {
    await paste(page, OLD_PROJECT);
    await page.getByText('Upgrade to next', { exact: true }).click();
    const guide = region(page, 'Data Grid: next').getByRole('link', { name: /: guide$/ });
    const address = (await guide.getAttribute('href')) ?? '';
    expect((await request.get(address)).status()).toBe(200);
  });

  test('sets the whole site with the keyboard, and puts it back', async ({ page }) => {
    await paste(page, OLD_PROJECT);
    const offer = region(page, interfaceText('en', 'myProject.settings'));
    await offer.getByRole('button').focus();
    await page.keyboard.press('Enter');
    await expect(offer.getByRole('status')).toHaveText(interfaceText('en', 'myProject.applied'));
    const stored = () =>
      page.evaluate(() => [
        localStorage.getItem('docs.version'),
        localStorage.getItem('docusaurus.tab.npm2yarn'),
        localStorage.getItem('docusaurus.tab.date-library'),
        document.documentElement.getAttribute('data-package-manager'),
      ]);
    expect(await stored()).toEqual(['6.20', 'pnpm', 'luxon', 'pnpm']);
    await expect(offer.getByRole('button')).toBeFocused();
    await page.keyboard.press('Enter');
    expect(await stored()).toEqual([null, null, null, 'npm']);
  });

  test('a lockfile can be chosen, and nothing of it leaves the browser', async ({ page }) => {
    await visit(page, PROJECT_PATH);
    const sent: string[] = [];
    page.on('request', (request) => {
      // The page may load scripts and data, but from addresses that are the same for all projects.
      const { pathname, search } = new URL(request.url());
      const isStatic = /^\/(?:assets|x\/api\/changes)\//.test(pathname) && search === '';
      if (request.method() !== 'GET' || !isStatic) sent.push(request.url());
    });
    await page.locator('input[type="file"]').setInputFiles({
      name: 'package-lock.json',
      mimeType: 'application/json',
      buffer: readFileSync('package-lock.json'),
    });
    await expect(region(page, 'Data Grid')).toContainText('@mui/x-data-grid-premium');
    expect(sent).toEqual([]);
    expect(await page.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0]);
  });

  test('a file can be dropped', async ({ page }) => {
    await visit(page, PROJECT_PATH);
    const transfer = await page.evaluateHandle((content) => {
      const data = new DataTransfer();
      data.items.add(new File([content], 'package.json'));
      return data;
    }, OLD_PROJECT);
    await field(page).dispatchEvent('dragover', { dataTransfer: transfer });
    await field(page).dispatchEvent('drop', { dataTransfer: transfer });
    await expect(region(page, 'Data Grid')).toBeVisible();
    await expect(page.getByText('package.json', { exact: true }).first()).toBeVisible();
  });

  test('the place of an error is shown, and text is never HTML', async ({ page }) => {
    await paste(page, '{\n  "name": "<img src=x onerror=alert(1)>",\n}');
    await expect(page.getByRole('alert')).toContainText('Line 3, column 1');
    await field(page).fill('{"dependencies": {"<b>x</b>": "npm:@mui/x-charts@7.1.0"}}');
    await expect(region(page, 'Charts')).toContainText('installed as <b>x</b>');
  });

  test('axe finds nothing, and nothing sticks out on a phone in either direction', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 800 });
    await paste(page, OLD_PROJECT);
    await expect(region(page, `Data Grid: ${DOCS_VERSIONS[1]?.label ?? ''}`)).toContainText(
      'removed',
    );
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
    await setDark(page);
    await setDirection(page, 'rtl');
    expect(await sidewaysScroll(page)).toBe(0);
    expect(await accessibilityFindings(page)).toEqual([]);
  });

  test('the comparison of versions leads to it', async ({ page }) => {
    await visit(page, COMPARE_PATH);
    await page.getByRole('link', { name: interfaceText('en', 'compare.project') }).click();
    await expect(field(page)).toBeVisible();
  });
});

test('without JavaScript, the page names what it needs', async ({ request }) => {
  // A browser whose scripts are only switched off for a test parses the element as if they ran.
  const html = await (await request.get(PROJECT_PATH)).text();
  const [, notice = ''] = /<noscript>(<p[\s\S]*?)<\/noscript>/.exec(html) ?? [];
  expect(notice).toContain(interfaceText('en', 'myProject.needsScript'));
});
