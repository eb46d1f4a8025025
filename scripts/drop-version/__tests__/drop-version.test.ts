import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import {
  commit,
  copyOf,
  failingAt,
  fileIn,
  makeProject,
  readModel,
  run,
  stateOf,
  write,
} from '../../cut-version/__tests__/fixtures/project';
import { withUnitScripts } from '../../unit-scripts/unit-scripts';
import { redirectsOfDropped } from '../redirects-of-dropped';
import { dropSteps } from '../steps.mjs';

// Tests run Git and Node, which take long on a busy machine.
jest.setTimeout(60_000);

/** Projects to copy, by what was cut in them. */
let templates: Record<'none' | 'two', string>;
let project = '';

beforeAll(async () => {
  templates = {
    none: await makeProject(),
    two: await makeProject(['6.20', '7.0.0']),
  };
});

afterAll(() => Object.values(templates).forEach((folder) => rmSync(folder, { recursive: true })));

afterEach(() => rmSync(project, { recursive: true }));

function use(cut: keyof typeof templates): void {
  project = copyOf(templates[cut]);
}

const read = (name: string) => readFileSync(fileIn(project, name), 'utf8');

const stepsOfDrop = (version: string) =>
  dropSteps({
    version,
    projectDir: project,
    formatJson: async (content) => `${JSON.stringify(content, null, 2)}\n`,
    withUnitScripts,
    redirectsOfDropped,
  });

describe('a version that is dropped', () => {
  beforeEach(() => use('two'));

  it('leaves the other versions, and takes its generated pages and packages along', async () => {
    write(project, 'versioned_docs/version-6.20/api/grid/index.mdx', 'Generated.');
    write(project, 'versions/6.20/packages/node_modules/dayjs/package.json', '{}');
    await run(stepsOfDrop('6.20'));
    expect(JSON.parse(read('versions.json'))).toEqual(['7.0.0']);
    expect(readModel(project).map(({ id }) => id)).toEqual(['next', '7.0.0']);
    expect(read('package.json')).not.toContain('6.20');
    const files = Object.keys(stateOf(project).files).join('\n');
    expect(files).not.toContain('6.20');
    expect(files).toContain('versioned_docs/version-7.0.0/grid/Orders.tsx');
    expect(files).toContain('docusaurus-plugin-content-docs/version-7.0.0/grid/index.mdx');
    expect(files).toContain('versions/7.0.0/packages/package-lock.json');
  });

  it('leads its addresses to the same pages, or to the nearest above, of the documented one', async () => {
    write(project, 'versioned_docs/version-6.20/grid/old/index.mdx', 'Old.');
    write(project, 'versioned_docs/version-6.20/gone/index.mdx', 'Gone.');
    const exports = (...names: string[]) =>
      JSON.stringify({
        'data-grid': Object.fromEntries(names.map((name) => [name, { kind: 'component' }])),
      });
    write(project, 'versions/6.20/members.json', exports('DataGrid', 'OldPanel'));
    write(project, 'versions/7.0.0/members.json', exports('DataGrid'));
    commit(project);
    await run(stepsOfDrop('6.20'));
    expect(read('config/redirects.tsv').split('\n')).toEqual([
      '/x/\t/x/introduction/',
      '',
      '# Version 6.20 of the docs, which was dropped',
      '/x/6.20/\t/x/introduction/',
      '/x/6.20/api/data-grid/old-panel/\t/x/api/data-grid/',
      '/x/6.20/gone/\t/x/introduction/',
      '/x/6.20/grid/old/\t/x/grid/',
      '/x/6.20/*\t/x/*',
      '',
    ]);
  });
});

describe('a version that cannot be dropped', () => {
  it('is any when none was cut', async () => {
    use('none');
    const message =
      'Version 7.0.0 is not among the cut versions of model/versions.json: none was cut';
    await expect(run(stepsOfDrop('7.0.0'))).rejects.toThrow(new Error(message));
  });

  const NOT_CUT = 'is not among the cut versions of model/versions.json: it has 7.0.0, 6.20';

  it.each([
    ['', 'Which version? npm run drop-version -- 7.0.0'],
    ['7.0.1', `Version 7.0.1 ${NOT_CUT}`],
    ['next', `Version next ${NOT_CUT}`],
    ['7.0.0', 'Version 7.0.0 is the documented one, at /x/: revert the commit of its cut instead'],
  ])('"%s" changes nothing, and one line says why', async (version, message) => {
    use('two');
    const before = stateOf(project);
    await expect(run(stepsOfDrop(version))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });

  it('is any while a file is not committed', async () => {
    use('two');
    writeFileSync(fileIn(project, 'docs/new.mdx'), 'New.');
    const before = stateOf(project);
    const message = 'Commit or stash your changes first: docs/new.mdx';
    await expect(run(stepsOfDrop('6.20'))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });
});

const NUMBERS_OF_STEPS = [0, 1, 2, 3, 4];

it('the tests break every step', () => {
  use('two');
  expect(stepsOfDrop('6.20')).toHaveLength(NUMBERS_OF_STEPS.length);
});

it.each(NUMBERS_OF_STEPS)('everything is put back when step %d fails', async (index) => {
  use('two');
  const before = stateOf(project);
  const broken = run(failingAt(stepsOfDrop('6.20'), index));
  await expect(broken).rejects.toThrow(
    /^Broken on purpose(\nAll files are as they were before\.)?$/,
  );
  expect(stateOf(project)).toEqual(before);
});
