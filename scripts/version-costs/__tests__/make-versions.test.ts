import { existsSync, rmSync } from 'node:fs';
import {
  copyOf,
  fileIn,
  git,
  makeProject,
  readModel,
  write,
} from '../../cut-version/__tests__/fixtures/project';
import type { SlowTools } from '../../cut-version/steps.mjs';
import { withUnitScripts } from '../../unit-scripts/unit-scripts';
import { cutNextVersion, keepOneVersion, minorAfter } from '../make-versions.mjs';

// Tests run Git, Node and npm, which take long on a busy machine.
jest.setTimeout(120_000);

let template = '';
let project = '';

beforeAll(async () => {
  template = await makeProject(['6.20']);
});

afterAll(() => rmSync(template, { recursive: true }));

beforeEach(() => {
  project = copyOf(template);
});

afterEach(() => rmSync(project, { recursive: true }));

const OPTIONS = {
  fillVersions: (text: string) => text,
  filesOfFences: () => [],
  languages: ['en' as const, 'zh' as const],
  carryTranslations: async () => 0,
  readData: async () => ({ 'navigation.json': [], 'news.json': [], 'required-names.json': {} }),
  formatJson: async (content: unknown) => `${JSON.stringify(content)}\n`,
  withUnitScripts,
};

const slow = (): SlowTools => ({
  installPackages: async () => undefined,
  listMembers: async (id) => write(project, `versions/${id}/members.json`, '{}\n'),
  buildUnit: async () => undefined,
  listPages: async () => [],
  runDemos: async () => undefined,
});

it('keeps the pages in docs/ only, as the documented version', () => {
  keepOneVersion(project, OPTIONS);
  expect(readModel(project)).toMatchObject([{ id: '7.0.0', docs: 'current', path: '' }]);
  expect(existsSync(fileIn(project, 'versioned_docs/version-6.20'))).toBe(false);
  expect(existsSync(fileIn(project, 'versions.json'))).toBe(false);
  expect(git(project, 'status', '--porcelain')).toBe('');
});

it('cuts them again and again, and leaves nothing that is not committed', async () => {
  keepOneVersion(project, OPTIONS);
  expect(await cutNextVersion(project, OPTIONS, slow())).toBe('7.1.0');
  expect(await cutNextVersion(project, OPTIONS, slow())).toBe('7.2.0');
  const places = readModel(project).map(({ id, path, status }) => [id, path, status]);
  expect(places).toEqual([
    ['next', 'next', 'next'],
    ['7.2.0', '', 'current'],
    ['7.1.0', '7.1.0', 'maintained'],
  ]);
  expect(git(project, 'status', '--porcelain')).toBe('');
});

it.each([
  ['7.29.13', '7.30.0'],
  ['8.0.0-beta.1', '8.1.0'],
])('the minor after %s is %s', (number, next) => {
  expect(minorAfter(number)).toBe(next);
});
