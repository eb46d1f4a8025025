import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { packagesDirOf } from '../../plugins/files/packages-dir';
import { readManifest } from '../../plugins/mdx/library-versions/read-manifest';
import { createSiteServer } from '../../scripts/serve/server.mjs';
import { commitAll, copyProject, PROJECT } from '../fixtures/project-copy';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = 'react-data-grid/getting-started';
const VERSION = '7.0.0-beta.1';
const PLACEHOLDER = /%(?:installed|documented|peer):/;

type SiteServer = Awaited<ReturnType<typeof createSiteServer>>;

function run(command: string, args: string[], cwd: string): void {
  execFileSync(command, args, {
    cwd,
    stdio: 'pipe',
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Changes a demo after the cut, which must not affect the version that was cut. */
function changeDemo(copy: string): void {
  const demo = path.join(copy, 'docs', PAGE, 'FirstGrid.tsx');
  const before = readFileSync(demo, 'utf8');
  const after = before.replace(/headerName: '[^']*'/, "headerName: 'Written after the cut'");
  expect(after, 'the demo has a header to change').not.toBe(before);
  writeFileSync(demo, after);
}

test.describe('a version that was cut', () => {
  // One worker makes the build for all tests.
  test.describe.configure({ mode: 'default' });

  let folder = '';
  let copy = '';
  let site: SiteServer | undefined;

  test.beforeAll(async () => {
    test.setTimeout(600_000);
    folder = mkdtempSync(path.join(tmpdir(), 'docs-version-'));
    copy = path.join(folder, 'project');
    copyProject(copy);
    // A version is only cut of what is committed.
    commitAll(copy);
    run(process.execPath, ['scripts/cut-version/cli.mjs', VERSION], copy);
    changeDemo(copy);
    commitAll(copy);
    run(process.execPath, ['scripts/build/cli.mjs', '--locale', 'en'], copy);
    site = await createSiteServer({ dir: path.join(copy, 'build'), port: 0 });
  });

  test.afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  function addressOf(pathname: string): string {
    return `${site?.origin}${pathname}`;
  }

  test('keeps its own demo, while the coming version has the new one', async ({ page }) => {
    await visit(page, addressOf(`/x/${PAGE}/`));
    const demo = page.locator('[data-demo="FirstGrid"]');
    await expect(demo.getByRole('columnheader').first()).toBeVisible();
    await expect(page.getByText('Written after the cut')).toHaveCount(0);

    await visit(page, addressOf(`/x/next/${PAGE}/`));
    await expect(demo.getByRole('columnheader', { name: 'Written after the cut' })).toBeVisible();
  });

  test('has version numbers in its sources, where the coming one has placeholders', () => {
    const source = (docs: string) => readFileSync(path.join(copy, docs, PAGE, 'index.mdx'), 'utf8');
    expect(source('docs')).toMatch(PLACEHOLDER);
    const cut = source(`versioned_docs/version-${VERSION}`);
    expect(cut).not.toMatch(PLACEHOLDER);
    const { version } = readManifest('@mui/x-data-grid', packagesDirOf(PROJECT));
    expect(cut).toContain(`npm install @mui/x-data-grid@${version}`);
  });

  test('is in the menu beside the coming one, which says that it is not released', async ({
    page,
  }) => {
    await visit(page, addressOf(`/x/${PAGE}/`));
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('button', { name: VERSION }).click();
    await menu.getByRole('link', { name: 'next', exact: true }).click();
    await expect(page).toHaveURL(addressOf(`/x/next/${PAGE}/`));
    await expect(page.getByRole('alert').first()).toContainText('next');
  });

  test('has Markdown and lists of its own, and so has the coming one', () => {
    const built = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');
    expect(built(`x/${PAGE}.md`)).not.toContain('Written after the cut');
    expect(built(`x/${PAGE}.md`)).not.toContain('/x/next/');
    const coming = built(`x/next/${PAGE}.md`);
    expect(coming).toContain('Written after the cut');
    expect(coming).toContain('](/x/next/react-data-grid.md#');
    expect(coming).not.toMatch(/\]\(\/x\/(?!next\/)/);
    expect(built('llms.txt')).toContain('[next](/x/next/llms.txt)');
    expect(built('x/next/llms.txt')).toContain(`[${VERSION}](/llms.txt)`);
    expect(built('x/next/llms.txt')).toContain('](/x/next/react-data-grid/llms-full.txt)');
  });

  test('is the one that search engines find', () => {
    const read = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');
    expect(read(`x/next/${PAGE}/index.html`)).toMatch(/name="?robots"? content="noindex/);
    expect(read(`x/${PAGE}/index.html`)).not.toMatch(/name="?robots/);
    const sitemap = read('sitemap.xml');
    expect(sitemap).toContain(`/x/${PAGE}/</loc>`);
    expect(sitemap).not.toContain('/x/next/');
  });
});
