import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { commitAll, PROJECT } from '../../e2e/fixtures/project-copy';
import { makeSmallSite } from '../../e2e/fixtures/small-site';
import type { DocsVersion } from '../../model/docs-version';
import { expect, test } from '@playwright/test';

const FOLDER = path.join(PROJECT, '.cache', 'cut-faults');
const SITE = path.join(FOLDER, 'a small site');

/** A page of the small site, and a demo on it. */
const DEMO = 'docs/react-tree-view/getting-started/FirstTree.tsx';

const inSite = (file: string) => path.join(SITE, file);

const git = (...args: string[]) => execFileSync('git', args, { cwd: SITE, encoding: 'utf8' });

/** The number that the pages in `docs/` describe: the version that can be cut. */
function versionOfDocs(): string {
  const [working] = JSON.parse(
    readFileSync(inSite('model/versions.json'), 'utf8'),
  ) as DocsVersion[];
  return working?.families['data-grid']?.version ?? '';
}

function cut(
  version: string,
  env: NodeJS.ProcessEnv = {},
): { code: number | null; output: string } {
  const args = ['scripts/cut-version/cli.mjs', version];
  const options = { cwd: SITE, encoding: 'utf8', env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, args, options);
  return { code: status, output: stdout + stderr };
}

/** What a cut would leave: files that Git sees, and folders that it ignores in part. */
function traces(): string[] {
  const made = ['versioned_docs', 'versioned_sidebars', 'versions.json'];
  const left = [...made, `versions/${versionOfDocs()}`].filter((name) => existsSync(inSite(name)));
  return [...left, ...git('status', '--porcelain').split('\n').filter(Boolean)];
}

// The command, Docusaurus, npm, the build and the browser are real; the site has three pages.
test.describe('a cut that fails puts everything back and says why', () => {
  test.describe.configure({ mode: 'serial', timeout: 1_200_000 });

  test.beforeAll(() => {
    rmSync(FOLDER, { recursive: true, force: true });
    makeSmallSite(SITE);
    expect(traces()).toEqual([]);
  });

  test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

  for (const [version, reason] of [
    ['next', '"next" is not a version: write numbers such as 7.0.0 or 7.0.0-beta.1'],
    ['6.0.0', 'No family of docs/ is at 6.0.0 in model/versions.json'],
    ['99.0.0', 'No family of docs/ is at 99.0.0 in model/versions.json'],
  ] as const) {
    test(`as "${version}" is the wrong number`, () => {
      const { code, output } = cut(version);
      expect(output).toContain(reason);
      expect(code).toBe(1);
      expect(traces()).toEqual([]);
    });
  }

  test('as a file is not committed', () => {
    writeFileSync(inSite('docs/new.mdx'), '# New');
    const { code, output } = cut(versionOfDocs());
    expect(output).toContain('Commit or stash your changes first: docs/new.mdx');
    expect(code).toBe(1);
    expect(traces()).toEqual(['?? docs/new.mdx']);
    rmSync(inSite('docs/new.mdx'));
  });

  test('as the registry does not answer', () => {
    const { code, output } = cut(versionOfDocs(), {
      npm_config_registry: 'http://127.0.0.1:9',
      npm_config_fetch_retries: '0',
      npm_config_cache: path.join(FOLDER, 'npm'),
    });
    expect(output).toMatch(/ECONNREFUSED/);
    expect(output).toMatch(/\nAll files are as they were before\.\n$/);
    expect(code).toBe(1);
    expect(traces()).toEqual([]);
  });

  test('as a demo prints an error', () => {
    const before = readFileSync(inSite(DEMO), 'utf8');
    const after = before.replace(
      /(\nexport default function .*\n)/,
      "$1  console.error('Broken');\n",
    );
    expect(after, 'the demo has a function to break').not.toBe(before);
    writeFileSync(inSite(DEMO), after);
    commitAll(SITE);
    const { code, output } = cut(versionOfDocs());
    expect(output).toMatch(/\nBuilt x\/current\/en\n/);
    expect(output).toMatch(
      /\nThe check of all demos of x\/current\/en ended with exit code 1\nAll files are as they were before\.\n$/,
    );
    expect(code).toBe(1);
    expect(traces()).toEqual([]);
  });
});
