import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { VERSIONS, writeFiles } from '../../../merge/__tests__/generated-units';
import { factsOf, readChanges } from '../unit-facts';

let project: string;

beforeEach(() => (project = mkdtempSync(path.join(os.tmpdir(), 'unit facts '))));

afterEach(() => rmSync(project, { recursive: true }));

const [next, , old] = VERSIONS;

function git(args: string[], date = '2024-03-22T10:00:00Z'): void {
  const env = { ...process.env, GIT_COMMITTER_DATE: date, GIT_AUTHOR_DATE: date };
  const author = ['-c', 'user.name=Test', '-c', 'user.email=test@localhost'];
  execFileSync('git', [...author, ...args], { cwd: project, env, stdio: 'pipe' });
}

function commit(files: Record<string, string>, date: string): void {
  writeFiles(project, files);
  git(['add', '-A']);
  git(['commit', '-qm', 'pages'], date);
}

function facts(language: string, version = next) {
  if (!version) throw new Error('The list of versions is empty');
  return factsOf(project, language, version, readChanges(project));
}

const ZH = 'i18n/zh/docusaurus-plugin-content-docs/current/a/index.mdx';

it('knows the last change of each file of the unit', () => {
  git(['init', '-q']);
  commit({ 'docs/a/index.mdx': '1', 'versioned_docs/version-6.20/ä.mdx': '1', [ZH]: '1' }, '2024-01-01T00:00:00Z');
  commit({ 'docs/a/index.mdx': '2', 'docs/b c/index.mdx': '1' }, '2024-02-01T00:00:00Z');
  const [january, february] = [1704067200, 1706745600];
  expect(facts('en').changes).toEqual({ 'docs/a/index.mdx': february, 'docs/b c/index.mdx': february });
  expect(facts('zh').changes).toEqual({ ...facts('en').changes, [ZH]: january });
  expect(facts('en', old).changes).toEqual({ 'versioned_docs/version-6.20/ä.mdx': january });
});

it('knows which pages are written in which language, whatever they say', () => {
  writeFiles(project, { [ZH]: 'one' });
  const before = facts('en');
  expect(before.translations).toEqual({ zh: ['a/index.mdx'], pt: [] });
  writeFiles(project, { [ZH]: 'two' });
  expect(facts('en')).toEqual(before);
});

it('does without a history', () => {
  expect(facts('en').changes).toBeNull();
});
