import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { recordOf } from '../../../model/translations/compare-page';
import { withRecord } from '../../../model/translations/front-matter-text';
import { splitPage } from '../../../model/translations/split-sections';
import { DOCUMENTED_VERSIONS } from '../../../model/library-versions';
import { commit, copyOf, failingAt, fileIn, makeProject, run } from './fixtures/project';
import { readModel, stateOf, stepsOfCut, write } from './fixtures/project';

// Tests run Git and Node, which take long on a busy machine.
jest.setTimeout(60_000);

/** Projects to copy, by how many versions were cut in them. */
let templates: string[];
let project = '';

beforeAll(async () => {
  templates = [await makeProject(), await makeProject(['7.0.0-rc.1'])];
});

afterAll(() => templates.forEach((template) => rmSync(template, { recursive: true })));

beforeEach(() => use(0));

afterEach(() => rmSync(project, { recursive: true }));

function use(cutVersions: 0 | 1): void {
  if (existsSync(project)) rmSync(project, { recursive: true });
  project = copyOf(templates[cutVersions] ?? '');
}

const read = (name: string) => readFileSync(fileIn(project, name), 'utf8');

const CHINESE = 'i18n/zh/docusaurus-plugin-content-docs';

describe('a version that is cut', () => {
  it('has pages, demos, sidebars and translations, and no generated pages', async () => {
    const buildUnit = async () => undefined;
    await run(stepsOfCut(project, '7.0.0', { buildUnit }));
    expect(JSON.parse(read('versions.json'))).toEqual(['7.0.0']);
    expect(read('versioned_docs/version-7.0.0/grid/Orders.tsx')).toContain('columns');
    expect(existsSync(fileIn(project, 'versioned_docs/version-7.0.0/api'))).toBe(false);
    expect(read('versioned_sidebars/version-7.0.0-sidebars.json')).toBe('{}\n');
    expect(read(`${CHINESE}/version-7.0.0.json`)).toBe('{}\n');
    expect(existsSync(fileIn(project, 'docs/api/grid/index.mdx'))).toBe(true);
  });

  it('has only the tests beside its pages that they show, and what these import', async () => {
    const fence = '```ts file="./__tests__/Orders.test.tsx" region="sort"\n```\n';
    write(project, 'docs/grid/testing/index.mdx', fence);
    const tests = 'docs/grid/testing/__tests__';
    write(project, `${tests}/Orders.test.tsx`, "import { open } from './open-orders';\n");
    write(project, `${tests}/open-orders.ts`, "import '../Orders';\n");
    write(project, `${tests}/warnings.test.tsx`, "import { open } from './open-orders';\n");
    write(project, 'docs/grid/__tests__/facts.test.ts', 'test();\n');
    commit(project);
    const reports = await run(stepsOfCut(project, '7.0.0'));
    expect(reports).toContain('Left out 2 tests beside pages, which nothing would run');
    const cut = (name: string) => fileIn(project, `versioned_docs/version-7.0.0/grid/${name}`);
    expect(readdirSync(cut('testing/__tests__'))).toEqual(['Orders.test.tsx', 'open-orders.ts']);
    expect(existsSync(cut('__tests__'))).toBe(false);
    expect(existsSync(fileIn(project, 'docs/grid/__tests__/facts.test.ts'))).toBe(true);
  });

  it('has numbers where the pages of today keep their placeholders', async () => {
    const reports = await run(stepsOfCut(project, '7.0.0'));
    const documented = DOCUMENTED_VERSIONS['@mui/x-data-grid'];
    expect(read('versioned_docs/version-7.0.0/grid/index.mdx')).toBe('Runs on 7.1.2.\n');
    expect(read('versioned_docs/version-7.0.0/grid/install/index.mdx')).toBe(
      '| `react` | `^17.0.0 \\|\\| ^18.0.0` |\n',
    );
    expect(read(`${CHINESE}/version-7.0.0/grid/index.mdx`)).toBe(`${documented}\n`);
    expect(read('versioned_docs/version-7.0.0/plain/index.mdx')).toBe('100% of 50%\n');
    expect(read('docs/grid/index.mdx')).toContain('%installed:@mui/x-data-grid%');
    expect(read(`${CHINESE}/current/grid/index.mdx`)).toContain('%documented:');
    expect(reports).toContain('Replaced the 3 placeholders of 3 pages by version numbers');
  });

  it('has translations that are up to date where those of today are', async () => {
    const text = '## React {/* #react */}\n\n`%peer:@mui/x-data-grid:react%`\n\n## Next\n\nText.\n';
    write(project, 'docs/grid/peers/index.mdx', `---\ntitle: Peers\n---\n\n${text}`);
    const { sections } = await splitPage(text);
    const record = { ...recordOf(sections, 'machine').sections, next: '00000000' };
    const chinese = withRecord(`---\ntitle: 依赖\n---\n\n${text}`, {
      by: 'machine',
      sections: record,
    });
    write(project, `${CHINESE}/current/grid/peers/index.mdx`, chinese);
    commit(project);
    const reports = await run(stepsOfCut(project, '7.0.0'));
    expect(reports).toContain('Kept the state of 1 translated pages with numbers');
    const [cut] = (
      await splitPage(read('versioned_docs/version-7.0.0/grid/peers/index.mdx'))
    ).sections.slice(1);
    const written = read(`${CHINESE}/version-7.0.0/grid/peers/index.mdx`);
    expect(written).toContain(`    react: '${cut?.hash}'\n    next: '00000000'\n`);
    expect(read(`${CHINESE}/current/grid/peers/index.mdx`)).toBe(chinese);
  });

  it('follows one that was cut before', async () => {
    use(1);
    await run(stepsOfCut(project, '7.0.0'));
    expect(JSON.parse(read('versions.json'))).toEqual(['7.0.0', '7.0.0-rc.1']);
    const places = readModel(project).map(({ id, path, status }) => [id, path, status]);
    expect(places).toEqual([
      ['next', 'next', 'next'],
      ['7.0.0', '', 'current'],
      ['7.0.0-rc.1', '7.0.0-rc.1', 'maintained'],
    ]);
  });

  it('keeps the data of its pages, and exactly the packages that it ran on', async () => {
    await run(stepsOfCut(project, '7.0.0'));
    expect(JSON.parse(read('versions/7.0.0/navigation.json'))).toEqual([{ id: 'data-grid' }]);
    const { dependencies } = JSON.parse(read('versions/7.0.0/packages/package.json')) as object & {
      dependencies: object;
    };
    expect(dependencies).toEqual({
      '@mui/x-data-grid': '7.1.2',
      dayjs: '1.11.0',
      luxon: '3.4.0',
    });
    const { packages } = JSON.parse(read('versions/7.0.0/packages/package-lock.json')) as {
      packages: Record<string, { version?: string }>;
    };
    expect(packages['node_modules/reselect']?.version).toBe('4.1.8');
    expect(packages['node_modules/react']).toBeUndefined();
  });

  it('gives its demos the types of its packages, and those of the site where they have none', async () => {
    await run(stepsOfCut(project, '7.0.0'));
    const { compilerOptions } = JSON.parse(read('versions/7.0.0/tsconfig.json')) as {
      compilerOptions: { paths: object };
    };
    const folder = 'versions/7.0.0/packages/node_modules';
    expect(compilerOptions.paths).toEqual({
      '@site/*': ['./*'],
      '@mui/x-*': [`${folder}/@mui/x-*`],
      dayjs: [`${folder}/dayjs`],
      'dayjs/*': [`${folder}/dayjs/*`],
      reselect: [`${folder}/reselect`],
      'reselect/*': [`${folder}/reselect/*`],
    });
  });

  it('is the documented one, and its units have scripts, as have those of the next', async () => {
    await run(stepsOfCut(project, '7.0.0'));
    const [next, cut] = readModel(project);
    expect(cut).toMatchObject({ id: '7.0.0', docs: '7.0.0', path: '', date: '2024-03-22' });
    expect(next).toMatchObject({ id: 'next', docs: 'current', banner: 'unreleased', date: null });
    const { scripts } = JSON.parse(read('package.json')) as { scripts: object };
    expect(Object.keys(scripts)).toEqual(
      expect.arrayContaining(['unit:x/next/en', 'unit:x/current/en', 'unit:x/current/zh']),
    );
  });
});

describe('a version that cannot be cut', () => {
  it.each([
    ['', 'Which version? npm run cut-version -- 7.0.0'],
    ['next', '"next" is not a version: write numbers such as 7.0.0 or 7.0.0-beta.1'],
    ['7.0.0-rc.1', 'Version 7.0.0-rc.1 is in versions.json already'],
    [
      '7.0.0-beta.9',
      'Version 7.0.0-beta.9 is not newer than 7.0.0-rc.1, the last one that was cut',
    ],
    ['7.0.1', 'No family of docs/ is at 7.0.1 in model/versions.json: it has data-grid 7.0.0'],
  ])('"%s" changes nothing, and one line says why', async (version, message) => {
    use(1);
    const before = stateOf(project);
    await expect(run(stepsOfCut(project, version))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });

  it('is one that was cut a moment ago', async () => {
    await run(stepsOfCut(project, '7.0.0'));
    const before = stateOf(project);
    const again = run(stepsOfCut(project, '7.0.0'));
    await expect(again).rejects.toThrow(new Error('Version 7.0.0 is in versions.json already'));
    expect(stateOf(project)).toEqual(before);
  });

  it.each([
    ['one file is', ['docs/new.mdx'], 'docs/new.mdx'],
    ['two files are', ['docs/grid/index.mdx', 'docs/new.mdx'], 'docs/grid/index.mdx and 1 more'],
  ])('is any while %s not committed', async (_, names, shown) => {
    for (const name of names) writeFileSync(fileIn(project, name), 'Changed.');
    const before = stateOf(project);
    const message = `Commit or stash your changes first: ${shown}`;
    await expect(run(stepsOfCut(project, '7.0.0'))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });

  it('is one of which a generated page is left, which Git does not list', async () => {
    write(project, 'versioned_docs/version-7.0.0/api/grid/index.mdx', 'Generated.');
    const before = stateOf(project);
    const message = 'Remove versioned_docs/version-7.0.0 first: no version uses it';
    await expect(run(stepsOfCut(project, '7.0.0'))).rejects.toThrow(new Error(message));
    expect(stateOf(project)).toEqual(before);
  });

  it('is any in a folder without a repository', async () => {
    rmSync(fileIn(project, '.git'), { recursive: true });
    await expect(run(stepsOfCut(project, '7.0.0'))).rejects.toThrow(/^git status failed: .*$/m);
    expect(existsSync(fileIn(project, 'versioned_docs'))).toBe(false);
  });
});

const NUMBERS_OF_STEPS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14];

it('the tests break every step', () => {
  expect(stepsOfCut(project, '7.0.0')).toHaveLength(NUMBERS_OF_STEPS.length);
});

describe.each([
  ['the first cut', 0],
  ['a later cut', 1],
] as const)('%s puts everything back', (_, cutVersions) => {
  beforeEach(() => use(cutVersions));

  it.each(NUMBERS_OF_STEPS)('when step %d fails', async (index) => {
    const before = stateOf(project);
    const steps = stepsOfCut(project, '7.0.0');
    const broken = run(failingAt(steps, index));
    await expect(broken).rejects.toThrow(
      /^Broken on purpose(\nAll files are as they were before\.)?$/,
    );
    expect(stateOf(project)).toEqual(before);
  });

  it('when Docusaurus fails half way', async () => {
    write(project, 'node_modules/stop-half-way', '');
    const before = stateOf(project);
    await expect(run(stepsOfCut(project, '7.0.0'))).rejects.toThrow(
      'docusaurus docs:version ended with exit code 3\nAll files are as they were before.',
    );
    expect(stateOf(project)).toEqual(before);
  });

  it('when a placeholder has no version, and names the page', async () => {
    write(project, 'docs/plain/index.mdx', '%installed:no-such%');
    commit(project);
    const before = stateOf(project);
    await expect(run(stepsOfCut(project, '7.0.0'))).rejects.toThrow(
      /version-7\.0\.0\/plain\/index\.mdx: The package "no-such" is not installed/,
    );
    expect(stateOf(project)).toEqual(before);
  });
});
