import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createSiteServer } from '../../scripts/serve/server.mjs';
import { PROJECT } from '../fixtures/project-copy';
import { makeSmallSite } from '../fixtures/small-site';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const SITE = path.join(PROJECT, '.cache', 'license-build');
const OUT = path.join(SITE, 'build');

/** A page whose demos are of the Premium plan. */
const PREMIUM_PAGE = 'react-data-grid/cell-selection';

/** Of the form of keys, and none: their checksums are wrong. */
const KEYS = ['0123456789abcdef', 'fedcba9876543210'].map(
  (digits) => `${digits.repeat(2)}Tk9ORQ==`,
);
const [EARLIER = '', LATER = ''] = KEYS;

/** Builds with a key; what the build prints is what it returns. */
function build(key: string): string {
  return execFileSync(process.execPath, ['scripts/build/cli.mjs', '--locale', 'en'], {
    cwd: SITE,
    encoding: 'utf8',
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production', MUI_X_LICENSE_KEY: key },
  });
}

/** Files below a folder that contain a text, binary ones included. */
function filesWith(folder: string, text: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .filter((file) => readFileSync(file).includes(text))
    .map((file) => path.relative(folder, file));
}

test.describe('a build with a license key', () => {
  // One worker makes the builds for all tests.
  test.describe.configure({ mode: 'default' });

  let printedByBuild = '';
  let site: Awaited<ReturnType<typeof createSiteServer>> | undefined;

  test.beforeAll(async () => {
    test.setTimeout(900_000);
    rmSync(SITE, { recursive: true, force: true });
    makeSmallSite(SITE, [PREMIUM_PAGE]);
    // A build with another key comes first: nothing of it may be kept.
    printedByBuild = build(EARLIER) + build(LATER);
    site = await createSiteServer({ dir: OUT, port: 0 });
  });

  test.afterAll(async () => {
    await site?.close();
    rmSync(SITE, { recursive: true, force: true });
  });

  test('has it in one script and nowhere else', () => {
    expect(filesWith(OUT, LATER)).toEqual([expect.stringMatching(/^assets\/js\/[\w.-]+\.js$/)]);
    expect(filesWith(OUT, EARLIER)).toEqual([]);
    for (const key of KEYS) {
      expect(filesWith(path.join(SITE, '.docusaurus'), key)).toEqual([]);
      expect(printedByBuild).not.toContain(key);
    }
  });

  test('gives it to the paid packages, and to no page of text', async ({ page, printed }) => {
    const scripts: string[] = [];
    page.on('response', async (response) => {
      if (!response.url().endsWith('.js')) return;
      if ((await response.text()).includes(LATER)) scripts.push(response.url());
    });
    await visit(page, `${site?.origin}/x/introduction/support/`);
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);

    // The package reports an invalid key, which shows that it received it: else it reports a missing one.
    printed.provoke('MUI X: Invalid license key.');
    const said = page.waitForEvent('console', (message) => message.text().includes('license key'));
    await visit(page, `${site?.origin}/x/${PREMIUM_PAGE}/`);
    await page.locator('[data-demo-stage]').last().scrollIntoViewIfNeeded();
    expect((await said).text()).toContain('Invalid license key');
    expect(scripts).toHaveLength(1);
    await expect(page.getByText('MUI X Missing license key')).toHaveCount(0);
  });
});
