import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { measuredCommit, requireCommitted } from '../measured-commit.mjs';

let root = '';

function git(...args: string[]): string {
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@example.org'];
  return execFileSync('git', [...author, ...args], { cwd: root, encoding: 'utf8' }).trim();
}

function write(file: string, text: string): void {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'measured-commit-'));
  git('init', '--quiet');
  write('docs/page.mdx', 'A page');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Add a page');
});

afterEach(() => rmSync(root, { recursive: true }));

it('names the commit, also while reports change', () => {
  write('quality/build.json', '{}');
  expect(git('rev-parse', 'HEAD').startsWith(measuredCommit(root))).toBe(true);
  expect(measuredCommit(root)).toHaveLength(12);
});

it.each(['docs/page.mdx', 'docs/new.mdx'])('refuses a state without a commit: %s', (file) => {
  write(file, 'Something else');
  expect(() => requireCommitted(root)).toThrow(file);
});
