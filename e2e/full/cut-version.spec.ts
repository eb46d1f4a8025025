import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DocsVersion } from '../../model/docs-version';
import { readManifest } from '../../plugins/mdx/library-versions/read-manifest';
import { createSiteServer } from '../../scripts/serve/server.mjs';
import { cloneProject, commitAll } from '../fixtures/project-copy';
import { expect, test } from '../fixtures/test';
import { visit } from '../fixtures/visit';

const PAGE = 'react-data-grid/getting-started';
const DEMO = 'FirstGrid';
const PLACEHOLDER = /%(?:installed|documented|peer):/;

type SiteServer = Awaited<ReturnType<typeof createSiteServer>>;

function run(command: string, args: string[], cwd: string): string {
  const env = { ...process.env, NODE_ENV: 'production' };
  return execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe', env });
}

/** Changes a demo after the cut, which must not affect the version that was cut. */
function changeDemo(copy: string): void {
  const demo = path.join(copy, 'docs', PAGE, `${DEMO}.tsx`);
  const before = readFileSync(demo, 'utf8');
  const after = before.replace(/headerName: '[^']*'/, "headerName: 'Written after the cut'");
  expect(after, 'the demo has a header to change').not.toBe(before);
  writeFileSync(demo, after);
}

/** The version of a family in `docs/`: the one to cut. */
function versionOfDocs(copy: string): string {
  const text = readFileSync(path.join(copy, 'model/versions.json'), 'utf8');
  const versions = JSON.parse(text) as DocsVersion[];
  const working = versions.find(({ docs }) => docs === 'current');
  return working?.families['data-grid']?.version ?? '';
}

test.describe('a version that was cut', () => {
  // One worker makes the build for all tests.
  test.describe.configure({ mode: 'default' });

  let folder = '';
  let copy = '';
  let version = '';
  let printed = '';
  let site: SiteServer | undefined;

  test.beforeAll(async () => {
    test.setTimeout(3_600_000);
    folder = mkdtempSync(path.join(tmpdir(), 'docs-version-'));
    copy = path.join(folder, 'project');
    cloneProject(copy);
    // A version is only cut of what is committed.
    commitAll(copy);
    version = versionOfDocs(copy);
    // It builds the version and runs all of its demos, too.
    printed = run(process.execPath, ['scripts/cut-version/cli.mjs', version], copy);
    commitAll(copy);
    changeDemo(copy);
    commitAll(copy);
    const units = ['--unit', 'x/current/en', '--unit', 'x/next/en'];
    run(process.execPath, ['scripts/build/cli.mjs', ...units], copy);
    site = await createSiteServer({ dir: path.join(copy, 'build'), port: 0 });
  });

  test.afterAll(async () => {
    await site?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  const addressOf = (pathname: string) => `${site?.origin}${pathname}`;
  const built = (file: string) => readFileSync(path.join(copy, 'build', file), 'utf8');

  test('says what to commit, which leaves nothing over', () => {
    expect(printed).toMatch(/^ {2}git add versions\.json model\/versions\.json package\.json /m);
    const [, files = ''] = /^ {2}git add (.*)$/m.exec(printed) ?? [];
    for (const file of files.split(' ')) expect(existsSync(path.join(copy, file)), file).toBe(true);
    const committed = run('git', ['show', '--name-only', '--format=', 'HEAD~1'], copy).trim();
    const others = committed
      .split('\n')
      .filter((name) => !files.split(' ').some((file) => `${name}/`.startsWith(`${file}/`)));
    expect(others).toEqual([]);
  });

  test('keeps its own demo, while the coming version has the new one', async ({ page }) => {
    await visit(page, addressOf(`/x/${PAGE}/`));
    const demo = page.locator(`[data-demo="${DEMO}"]`);
    await expect(demo.getByRole('columnheader').first()).toBeVisible();
    await expect(page.getByText('Written after the cut')).toHaveCount(0);

    await visit(page, addressOf(`/x/next/${PAGE}/`));
    await expect(demo.getByRole('columnheader', { name: 'Written after the cut' })).toBeVisible();
  });

  test('has version numbers in its sources, where the coming one has placeholders', () => {
    const source = (docs: string) => readFileSync(path.join(copy, docs, PAGE, 'index.mdx'), 'utf8');
    expect(source('docs')).toMatch(PLACEHOLDER);
    const cut = source(`versioned_docs/version-${version}`);
    expect(cut).not.toMatch(PLACEHOLDER);
    const installed = readManifest('@mui/x-data-grid', path.join(copy, 'node_modules'));
    expect(cut).toContain(`npm install @mui/x-data-grid@${installed.version}`);
  });

  test('has its packages, navigation, news and names beside its pages', () => {
    const kept = (file: string) => readFileSync(path.join(copy, 'versions', version, file), 'utf8');
    const { version: grid } = readManifest('@mui/x-data-grid', path.join(copy, 'node_modules'));
    expect(kept('packages/package.json')).toContain(`"@mui/x-data-grid": "${grid}"`);
    expect(kept('packages/package-lock.json')).not.toContain('"resolved"');
    expect(kept('navigation.json')).toContain(`/x/${PAGE}`);
    expect(kept('titles.json')).toContain(`/x/${PAGE}`);
    expect(kept('news.json')).toContain('/x/react-');
    expect(kept('required-names.json')).toContain('DataGridPremium');
    expect(kept('members.json')).toContain('checkboxSelection');
    expect(kept('pages.json')).toContain('introduction/');
  });

  test('has Markdown of its own, and so has the coming one', () => {
    expect(built(`x/${PAGE}.md`)).not.toContain('Written after the cut');
    expect(built(`x/${PAGE}.md`)).not.toContain('/x/next/');
    const coming = built(`x/next/${PAGE}.md`);
    expect(coming).toContain('Written after the cut');
    expect(coming).not.toMatch(/\]\(\/x\/(?!next\/)/);
  });

  test('is the documented one for readers and search engines', () => {
    const { versions } = JSON.parse(built('versions.json')) as {
      versions: { id: string; path: string; status: string }[];
    };
    expect(versions.slice(0, 2)).toMatchObject([
      { id: 'next', path: 'next', status: 'next' },
      { id: version, path: '', status: 'current' },
    ]);
    const canonical = (file: string) => /<link[^>]*rel="?canonical"?[^>]*>/.exec(built(file))?.[0];
    expect(canonical(`x/next/${PAGE}/index.html`)).toContain(`/x/${PAGE}/`);
  });

  test('cannot be cut again', () => {
    const again = () => run(process.execPath, ['scripts/cut-version/cli.mjs', version], copy);
    expect(again).toThrow(`Version ${version} is in versions.json already`);
  });
});
