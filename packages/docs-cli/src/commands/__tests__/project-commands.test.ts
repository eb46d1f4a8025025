import { fakeDocs } from '../../__tests__/fake-docs';
import { makeProject, removeProjects } from '../../__tests__/temporary-project';
import { MADE_FILES } from '../../data/pack-format';
import { run } from '../../terminal/run';

afterEach(removeProjects);

const PROPS = { next: ['rows', 'rowBufferPx'], '6.20': ['rows', 'rowBuffer'] };

/** The files of a version whose grid has the given props. */
function versionFiles(id: string, folder: string, props: readonly string[]) {
  const address = `/${folder}api/data-grid/data-grid/`;
  const file = `${folder}api/data-grid/data-grid.json`;
  const guide = `/${folder}migration/migration-data-grid-v6/`;
  const grid = { name: 'DataGrid', family: 'data-grid', kind: 'component' };
  return {
    [MADE_FILES.index(id)]: {
      pages: [{ address: guide, title: 'Migrate' }],
      demos: [],
      exports: [{ ...grid, address, file }],
    },
    [MADE_FILES.exports(id)]: { 'data-grid': ['DataGrid'] },
    [file]: {
      ...grid,
      path: address,
      imports: [],
      inheritance: [],
      classes: [],
      slots: [],
      props: props.map((name) => ({ name, anchor: name, type: 'x', description: '' })),
    },
    [`${folder}migration/migration-data-grid-v6.md`]: `# Migrate

<https://mui.com${guide}> · MUI X

## Packages

Install [the package](/x/a.md).

## Virtualization

The buffer is in pixels. It is wider.

\`\`\`diff
-  rowBuffer={10}
\`\`\`
`,
  };
}

const DOCS = fakeDocs({
  ...versionFiles('next', 'x/next/', PROPS.next),
  ...versionFiles('7.0.0-beta.1', 'x/', PROPS.next),
  ...versionFiles('6.20', 'x/6.20/', PROPS['6.20']),
});

const GRID = `import { DataGrid } from '@mui/x-data-grid';
export const grid = <DataGrid rows={[]} rowBuffer={3} />;
`;

async function answer(files: Record<string, unknown>, ...args: string[]) {
  const folder = makeProject(files);
  return run([...args, '--project', folder], {
    openDocs: () => DOCS,
    resolve: (each) => each,
  });
}

function manifest(version: string): string {
  return JSON.stringify({ dependencies: { '@mui/x-data-grid': version } }, null, 2);
}

describe('check', () => {
  it('has nothing to report about code that fits its version', async () => {
    const files = { 'package.json': manifest('6.20.5'), 'src/grid.tsx': GRID };
    const { exitCode, out } = await answer(files, 'check');
    expect(out).toBe('[docs of data-grid 6.20.5]\n0 problems, 0 notes.');
    expect(exitCode).toBe(0);
  });

  it('prints a line for each problem', async () => {
    const files = { 'package.json': manifest('7.29.13'), 'src/grid.tsx': GRID };
    const { exitCode, out } = await answer(files, 'check');
    expect(exitCode).toBe(1);
    expect(out.split('\n').slice(1)).toEqual([
      'src/grid.tsx:2:41 problem: `DataGrid` does not have the prop `rowBuffer`. Did you mean `rowBufferPx`?',
      '1 problem, 0 notes.',
    ]);
  });

  it('prints JSON for scripts, and fits a budget', async () => {
    const files = { 'package.json': manifest('7.29.13'), 'a.tsx': GRID, 'b.tsx': GRID };
    const { out } = await answer(files, 'check', '--json');
    expect(JSON.parse(out)).toMatchObject({
      findings: [
        { rule: 'unknown-prop', name: 'rowBuffer', place: { file: 'a.tsx', line: 2 } },
        { rule: 'unknown-prop', name: 'rowBuffer', place: { file: 'b.tsx', line: 2 } },
      ],
    });
    expect((await answer(files, 'check', '--budget', '60')).out.length).toBeLessThanOrEqual(60);
  });

  it('uses the versions of workspaces', async () => {
    const files = {
      'package.json': { workspaces: ['old', 'new'] },
      'old/package.json': manifest('6.20.5'),
      'old/grid.tsx': GRID,
      'new/package.json': manifest('7.29.13'),
      'new/grid.tsx': GRID,
      'package-lock.json': { lockfileVersion: 3, packages: {} },
    };
    const { out } = await answer(files, 'check');
    expect(out).toContain('new/grid.tsx:2:41 problem');
    expect(out).not.toContain('old/grid.tsx');
    expect(out).toContain('[docs of data-grid 6.20.5]');
    expect(out).not.toContain('for the highest');
  });

  it('has nothing to report about a project without MUI X', async () => {
    const files = { 'package.json': {}, 'a.tsx': 'const a = <b />;' };
    expect((await answer(files, 'check')).exitCode).toBe(0);
  });

  it.each(['check', 'migrate'])('%s refuses a folder without a project', async (name) => {
    const { exitCode, error } = await answer({ 'README.md': '' }, name);
    expect(exitCode).toBe(2);
    expect(error).toContain('have no package.json');
  });

  it('answers for the version that users name', async () => {
    const files = { 'package.json': manifest('6.20.5'), 'src/grid.tsx': GRID };
    expect((await answer(files, 'check', '--for', 'next')).exitCode).toBe(1);
  });
});

describe('migrate', () => {
  const FILES = { 'package.json': manifest('6.20.5'), 'src/grid.tsx': GRID };

  it('prints a line for each step', async () => {
    const { exitCode, out } = await answer(FILES, 'migrate', '--to', '7.0.0-beta.1');
    expect(exitCode).toBe(1);
    const guide = 'https://mui.com/x/migration/migration-data-grid-v6/';
    expect(out.split('\n')).toEqual([
      '[docs of data-grid 6.20.5]',
      '[to MUI X 7.0.0-beta.1]',
      `package.json:3:5 change: Packages. Install the package. ${guide}#packages`,
      `src/grid.tsx:2:41 change: \`rowBuffer\`: Virtualization. The buffer is in pixels. ${guide}#virtualization`,
    ]);
  });

  it('links to the guide of the newest version if users name none', async () => {
    const { out } = await answer(FILES, 'migrate', '--json');
    const { to, steps } = JSON.parse(out) as { to: string; steps: { address: string }[] };
    expect(to).toBe('next');
    expect(steps.map(({ address }) => address.replace(/^.*\/migration\//, ''))).toEqual([
      'migration-data-grid-v6/#packages',
      'migration-data-grid-v6/#virtualization',
    ]);
    expect(steps[0]?.address).toContain('/x/next/');
  });

  it('has no steps for a project that is there', async () => {
    const { exitCode, out } = await answer(FILES, 'migrate', '--to', '6.20');
    expect(exitCode).toBe(0);
    expect(out).toContain('No steps apply.');
  });

  it('refuses versions that do not exist', async () => {
    const { exitCode, error } = await answer(FILES, 'migrate', '--to', 'tomorrow');
    expect(exitCode).toBe(2);
    expect(error).toContain(
      'There is no version "tomorrow". The docs have next, 7.0.0-beta.1, 6.20',
    );
  });
});
