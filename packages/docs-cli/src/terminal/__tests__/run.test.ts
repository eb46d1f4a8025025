import { makeProject, removeProjects } from '../../__tests__/temporary-project';
import { smallDocs } from '../../__tests__/small-docs';
import { byteLength } from '../../text/fit';
import { run } from '../run';

afterAll(removeProjects);

const DOCS = smallDocs();
const OLD = { dependencies: { '@mui/x-data-grid': '6.20.5' } };

/** Runs the program in a project. */
function inProject(manifest: object, ...args: string[]) {
  const folder = makeProject({ 'package.json': manifest });
  return run(args, { openDocs: () => DOCS, resolve: () => folder });
}

/** Runs the program in a project with version 6. */
function ask(...args: string[]) {
  return inProject(OLD, ...args);
}

async function json(...args: string[]): Promise<Record<string, unknown>> {
  return JSON.parse((await ask(...args, '--json')).out);
}

describe('versions', () => {
  it('answers for the version of the project, and names it', async () => {
    const { out, exitCode } = await ask('page', 'Sorting');
    expect(exitCode).toBe(0);
    expect(out).toMatch(/^\[docs of data-grid 6\.20\.5\]\n\n# Sorting/);
  });

  it('warns when the project has another version', async () => {
    const manifest = { dependencies: { '@mui/x-data-grid': '6.9.0' } };
    const { out } = await inProject(manifest, 'page', 'Sorting');
    expect(out).toContain('[docs of data-grid 6.20.5; installed: 6.9.0]');
    expect(out).toContain('Warning: The project has @mui/x-data-grid 6.9.0');
  });

  it('answers for the version that the user names', async () => {
    expect((await ask('page', 'Sorting', '--for', 'next')).out).toContain('data-grid 7.29.13');
    expect((await ask('page', '/x/next/react-data-grid/sorting/')).out).toContain('7.29.13');
  });

  it('lists versions and what is installed', async () => {
    expect((await ask('versions')).out).toContain(
      '@mui/x-data-grid 6.20.5 (package.json): docs of 6.20',
    );
  });

  it('answers for the documented version without MUI X', async () => {
    const { out, exitCode } = await inProject({}, 'search', 'sorting');
    expect(exitCode).toBe(0);
    expect(out).toContain('Warning: The project has no packages of MUI X');
  });
});

describe('page', () => {
  it.each([
    'sorting',
    '/x/react-data-grid/sorting',
    '/x/react-data-grid/sorting.md',
    'https://mui.com/x/react-data-grid/sorting/',
    '/zh/x/react-data-grid/sorting/',
  ])('finds %s', async (asked) => {
    expect(await json('page', asked)).toMatchObject({
      address: '/x/6.20/react-data-grid/sorting/',
    });
  });

  it('finds the page of a component by its name', async () => {
    expect(await json('page', 'DataGrid')).toMatchObject({ title: 'DataGrid API' });
  });

  it('prints one section with those below it', async () => {
    const { out } = await ask('page', '/x/react-data-grid/sorting/#several');
    expect(out).toContain('## Sort by several columns\n\nPress Shift.\n\n### Ranks');
    expect(out).not.toContain('Pick an order');
  });

  it('names sections that it left out, and never cuts code', async () => {
    const { out } = await ask('page', 'Sorting', '--budget', '500');
    expect(out.length).toBeLessThanOrEqual(500);
    expect(out).toContain('characters) left out. Ask for one section, such as');
    expect((out.match(/```/g) ?? []).length % 2).toBe(0);
  });

  it.each([
    ['Sortin', 'Did you mean Sorting?'],
    ['/x/react-data-grid/sortin/', '/x/6.20/react-data-grid/sorting/?'],
    ['/x/react-data-grid/sorting/#severl', 'Did you mean several'],
  ])('suggests the closest match of %s', async (asked, hint) => {
    const { error, exitCode } = await ask('page', asked);
    expect(exitCode).toBe(2);
    expect(error).toContain(hint);
  });
});

describe('member', () => {
  it('describes a member in 300 bytes at most', async () => {
    const { out } = await ask('member', 'DataGrid.sortModel');
    expect(byteLength(out)).toBeLessThanOrEqual(300);
    expect(out).toMatch(/^DataGrid\.sortModel \(prop\)\nreadonly .*…\nSets the order — .*…\n/);
    expect(out).toContain(
      '/x/6.20/api/data-grid/data-grid/#sort-model\n[docs of data-grid 6.20.5]',
    );
  });

  it('describes it whole when the user allows more', async () => {
    expect((await ask('member', 'DataGrid.sortModel', '--budget', '5000')).out).toContain(
      'with care. Then more.',
    );
  });

  it.each([
    ['DataGrid.slots.toolbar', { kind: 'slot', description: 'Above the rows.' }],
    ['DataGrid.classes.root', { kind: 'class', className: 'MuiDataGrid-root' }],
    ['datagrid.rows', { kind: 'prop', required: true, type: 'readonly R[]' }],
    ['<DataGrid rows>', { name: 'rows' }],
    ['sortModel', { name: 'sortModel', owner: 'DataGrid' }],
    ['.MuiDataGrid-root', { kind: 'class', className: 'MuiDataGrid-root' }],
    ['DataGrid.slotProps.toolbar.rows', { owner: 'DataGrid', name: 'rows' }],
    ['DataGrid', { kind: 'component', description: 'Shows `rows` & columns.' }],
  ])('finds %s', async (asked, expected) => {
    expect(await json('member', asked)).toMatchObject(expected);
  });

  it.each([
    ['DataGrid.row', 'Did you mean DataGrid.rows?'],
    ['DataGird.rows', 'Did you mean DataGrid?'],
    ['DataGrid.slots.toolbar.size', 'has DataGrid.toolbar (slot), but not its "size"'],
    ['DataGrid.components', 'was removed in 7.0.0-beta.1. Use slots instead.'],
    ['constructor', 'The reference has no "constructor"'],
  ])('says what is wrong with %s', async (asked, hint) => {
    const { error, exitCode } = await ask('member', asked);
    expect(exitCode).toBe(2);
    expect(error).toContain(hint);
  });
});

describe('demo', () => {
  it('has all files that it imports', async () => {
    expect(await json('demo', 'SortedRows')).toMatchObject({
      files: [
        { path: 'SortedRows.tsx', code: expect.stringContaining('export default') },
        { path: '../_data/rows.ts', code: expect.stringContaining('START') },
        { path: '../_data/row.ts', code: expect.stringContaining('interface Row') },
      ],
    });
  });

  it('has JavaScript without files that have only types', async () => {
    const { files } = await json('demo', 'sorting/sortedrows', '--js');
    expect(files).toEqual([
      { path: 'SortedRows.jsx', code: 'const js = 1;\n' },
      { path: '../_data/rows.js', code: 'export const rows = [];\n' },
    ]);
  });

  it('suggests a demo with the same words', async () => {
    const { error } = await ask('demo', 'RowsSortedDescending');
    expect(error).toContain('Did you mean SortedRows?');
  });

  it('suggests the closest match', async () => {
    expect(await ask('demo', 'SortedRow')).toMatchObject({
      exitCode: 2,
      error: 'There is no demo "SortedRow". Did you mean SortedRows?',
    });
  });
});

describe('diff', () => {
  it('lists changes in both directions', async () => {
    const { out } = await ask('diff', '6.20', 'next', 'datagrid');
    expect(out).toContain('Guide: /x/next/migration/migration-data-grid-v6/');
    expect(out).toContain('  - prop components; use slots\n');
    expect(out).toContain('  ~ prop rows: R[] -> readonly R[]\n');
    expect(out).toContain('  + prop sortModel: GridSortModel');
    expect((await ask('diff', 'next', '6')).out).toContain('  - prop sortModel');
  });

  it.each([
    [['6.20', 'six'], 'There is no version "six"'],
    [['6.20', '6.19'], 'describe both versions'],
    [['6.20'], '<to> is missing'],
    [['6.20', 'next', 'DataGird'], 'Did you mean DataGrid?'],
  ])('says what is wrong with %j', async (args, hint) => {
    const { error, exitCode } = await ask('diff', ...args);
    expect(exitCode).toBe(2);
    expect(error).toContain(hint);
  });
});

describe('search', () => {
  it('finds names before texts', async () => {
    const { results } = await json('search', 'sort', 'model');
    expect(results).toEqual([
      expect.objectContaining({ title: 'DataGrid.sortModel', kind: 'prop' }),
    ]);
  });

  it('finds other words for a page, and words of texts', async () => {
    expect(await json('search', 'order')).toMatchObject({ results: [{ title: 'Sorting' }] });
    expect(await json('search', 'several columns')).toMatchObject({
      results: [{ address: '/x/6.20/react-data-grid/sorting/#several' }],
    });
  });

  it('corrects words', async () => {
    const { out } = await ask('search', 'sevral');
    expect(out).toContain('Nothing was found for "sevral". This is for "several"');
    expect(await ask('search', 'zzzzzz')).toMatchObject({ exitCode: 2 });
  });
});

describe('the program', () => {
  it('prints its help', async () => {
    expect(await ask('--help')).toMatchObject({ exitCode: 0, error: '' });
    expect((await ask('--help')).out).toContain('demo <name>');
    expect((await ask('demo', '--help')).out).toContain('--js');
    expect(await ask()).toMatchObject({ exitCode: 2, out: '' });
  });

  it.each([
    [['serch', 'x'], 'Did you mean search?'],
    [['search'], '<query> is missing'],
    [['search', 'x', '--limit', '0'], 'limit must be a whole number'],
    [['search', 'x', '--limit', 'all'], '--limit must be a number'],
    [['search', 'x', '--colour'], "Unknown option '--colour'"],
    [['search', 'x', '--budget', '5'], '--budget must be at least 100'],
    [['page', 'Sorting', '--for', '5x'], 'There is no version "5x"'],
    [['constructor'], 'There is no command "constructor". The commands are search, '],
    [['chek'], 'There is no command "chek". Did you mean check?'],
  ])('refuses %j', async (args, hint) => {
    const { error, exitCode, out } = await ask(...args);
    expect([exitCode, out]).toEqual([2, '']);
    expect(error).toContain(hint);
  });

  it('lists versions as other programs do', async () => {
    expect((await ask('--version')).out).toMatch(/^Documented:/);
  });

  it('refuses a project that is not a folder', async () => {
    const elsewhere = { openDocs: () => DOCS, resolve: () => '/does/not/exist' };
    expect(await run(['versions'], elsewhere)).toMatchObject({
      exitCode: 2,
      error: 'There is no folder /does/not/exist.',
    });
  });

  it('has errors as JSON for scripts', async () => {
    expect(await json('page', 'Sortin')).toEqual({
      error: 'There is no page "Sortin". Did you mean Sorting?',
      suggestions: ['Sorting'],
    });
  });
});
