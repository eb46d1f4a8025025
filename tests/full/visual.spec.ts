import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { BUILD } from '../../e2e/fixtures/built-files';
import { PROJECT } from '../../e2e/fixtures/project-copy';

const FOLDER = path.join(PROJECT, '.cache/visual-test');
const CHANGED = path.join(FOLDER, 'site');
const REPORT = path.join(FOLDER, 'report');
/** A page with few demos, which is a page of its kind, too. */
const PAGE = '/x/react-tree-view/rich-tree-view/items/';

const TOKEN = /--color-border:[^;}]+/g;

/** Compares the page in two sites. @returns the exit code and what was printed */
function compare(before: string, after: string) {
  const sites = ['--before', before, '--after', after, '--report', REPORT, '--only', PAGE];
  const args = ['scripts/visual/cli.mjs', ...sites];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: PROJECT,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

/** Copies what the page needs, and gives a design token another value in all style sheets. */
function changeToken(): void {
  mkdirSync(CHANGED, { recursive: true });
  for (const name of ['.hosting', 'assets', 'img', 'x/pages.json', PAGE.slice(1), 'x/build.json']) {
    if (!existsSync(path.join(BUILD, name))) continue;
    cpSync(path.join(BUILD, name), path.join(CHANGED, name), { recursive: true });
  }
  const styles = path.join(CHANGED, 'assets/css');
  for (const name of readdirSync(styles).filter((file) => file.endsWith('.css'))) {
    const file = path.join(styles, name);
    const changed = readFileSync(file, 'utf8').replace(TOKEN, '--color-border:#f0f');
    // Not in place: files of a build are links.
    rmSync(file);
    writeFileSync(file, changed);
  }
}

test.beforeAll(() => rmSync(FOLDER, { recursive: true, force: true }));
test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('@full a changed design token is seen on the page and around its demos', () => {
  test.setTimeout(600_000);
  const equal = compare(BUILD, BUILD);
  expect(equal.status, equal.output).toBe(0);
  changeToken();
  const { status, output } = compare(BUILD, CHANGED);
  expect(status, output).toBe(1);
  expect(output).toContain(`${PAGE}, Dark: changed`);
  expect(output).toContain(`${PAGE}, Phone, 360 px: changed`);
  const { differences } = JSON.parse(readFileSync(path.join(REPORT, 'report.json'), 'utf8'));
  expect(differences.length).toBeGreaterThan(3);
  for (const { mask, sheet } of differences) {
    for (const file of [mask, `${sheet}-before.png`, `${sheet}-after.png`]) {
      expect(existsSync(path.join(REPORT, file)), file).toBe(true);
    }
  }
});

test('@full a site that is missing is an error, not a difference', () => {
  expect(compare(BUILD, path.join(FOLDER, 'nowhere'))).toMatchObject({ status: 2 });
});
