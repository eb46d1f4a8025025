import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { BUILD } from '../../e2e/fixtures/built-files';
import { contentOf, differences } from '../../e2e/fixtures/folder-content';
import { cloneProject, PROJECT } from '../../e2e/fixtures/project-copy';
import { expect, test } from '@playwright/test';

const FOLDER = path.join(PROJECT, '.cache', 'same-bytes');

/** Longer than the project's path, and with a space: no file may contain the path of its build. */
const CLONE = path.join(FOLDER, 'a clone in another folder');

test.afterAll(() => rmSync(FOLDER, { recursive: true, force: true }));

test('a clone in another folder, without any cache, builds the same bytes', () => {
  // A build of all languages on a machine that does other work as well.
  test.setTimeout(2_400_000);
  rmSync(FOLDER, { recursive: true, force: true });
  cloneProject(CLONE);
  execFileSync(process.execPath, ['scripts/build/cli.mjs'], { cwd: CLONE, stdio: 'pipe' });
  const here = contentOf(BUILD);
  const there = contentOf(path.join(CLONE, 'build'));
  expect(here.size).toBeGreaterThan(1000);
  expect(differences(here, there)).toEqual([]);
});
