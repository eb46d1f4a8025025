import { CodeSyntaxError, toJavaScript } from '../to-javascript';

// Results that an earlier version of the code has cached must not be tested instead of this one's.
jest.mock('../../../bundler/disk-cache', () => ({
  cached: (_key: string, make: () => Promise<string>) => make(),
}));

function lines(...text: string[]): string {
  return text.join('\n');
}

async function errorOf(code: string): Promise<CodeSyntaxError> {
  const error: unknown = await toJavaScript(code).catch((reason: unknown) => reason);
  if (error instanceof CodeSyntaxError) return error;
  throw new Error(`expected a syntax error, got ${String(error)}`);
}

describe('types', () => {
  it.each([
    ['annotations', 'const rows: Row[] = [];', 'const rows = [];'],
    ['return types', 'function sum(a: number, b?: number): number {}', 'function sum(a, b) {}'],
    [
      'type arguments of calls',
      'const [open] = useState<boolean>();',
      'const [open] = useState();',
    ],
    ['generic arrow functions', 'const same = <T,>(it: T): T => it;', 'const same = (it) => it;'],
    ['constraints', 'function first<T extends object>(it: T) {}', 'function first(it) {}'],
    ['as', 'const size = value as number;', 'const size = value;'],
    ['as const', "const plans = ['pro'] as const;", "const plans = ['pro'];"],
    ['satisfies', 'const theme = {} satisfies Theme;', 'const theme = {};'],
    ['assertions that something is there', 'grid.current!.focus();', 'grid.current.focus();'],
    ['modifiers of members', 'class A { private b = 1 }', lines('class A {', '  b = 1;', '}')],
    ['type arguments of elements', '<Grid<Row> rows={rows} />;', '<Grid rows={rows} />;'],
  ])('%s are stripped', async (_, typed, plain) => {
    expect(await toJavaScript(typed)).toBe(`${plain}\n`);
  });

  it('leaves nothing of a module of types', async () => {
    const code = lines(
      "import type { GridColDef } from '@mui/x-data-grid';",
      'interface Row { id: number }',
      'type Rows = Row[];',
      'export type { GridColDef, Rows };',
    );
    expect((await toJavaScript(code)).replace('export {};', '').trim()).toBe('');
  });
});

describe('text around the code', () => {
  it('keeps comments of every kind', async () => {
    const code = lines(
      '/** Says what it is for. */',
      'export function total(orders: Order[]): number {',
      '  // Only paid ones.',
      '  return sum(orders /* all */); // cents',
      '}',
    );
    expect(await toJavaScript(code)).toBe(
      lines(
        '/** Says what it is for. */',
        'export function total(orders) {',
        '  // Only paid ones.',
        '  return sum(orders /* all */); // cents',
        '}',
        '',
      ),
    );
  });

  it('keeps comments inside JSX', async () => {
    const code = lines('<Box>', '  {/* The grid needs a height. */}', '  <Grid />', '</Box>');
    expect(await toJavaScript(code)).toBe(`${code}\n`);
  });

  it('keeps blank lines between statements', async () => {
    const code = lines('const a: number = 1;', '', 'const b = 2;', 'const c = 3;');
    expect(await toJavaScript(code)).toBe(
      lines('const a = 1;', '', 'const b = 2;', 'const c = 3;', ''),
    );
  });

  it('formats with single quotes and 80 columns', async () => {
    const code = `const columns: GridColDef[] = [{ field: "customer", width: 120 }, { field: "total", type: "number" }];`;
    expect(await toJavaScript(code)).toBe(
      lines(
        'const columns = [',
        "  { field: 'customer', width: 120 },",
        "  { field: 'total', type: 'number' },",
        '];',
        '',
      ),
    );
  });

  it('leaves modern syntax as it is written', async () => {
    const code = 'const name = order?.customer ?? fallback;\n';
    expect(await toJavaScript(code)).toBe(code);
  });
});

describe('imports', () => {
  it.each([
    ['named', "import { DataGrid } from '@mui/x-data-grid';"],
    ['default', "import Box from '@mui/material/Box';"],
    ['whole', "import * as React from 'react';"],
    ['renamed', "import { deDE as german } from '@mui/x-data-grid/locales';"],
    ['for its effect', "import 'dayjs/locale/de';"],
    ['named like its package', "import dayjs from 'dayjs';"],
    ['named like the end of its path', "import { DataGrid } from '@mui/x-data-grid/DataGrid';"],
  ])('an import that stands alone is kept: %s', async (_, code) => {
    expect(await toJavaScript(code)).toBe(`${code}\n`);
  });

  it('both ways to import the same are kept', async () => {
    const code = lines(
      "import { DataGrid } from '@mui/x-data-grid/DataGrid';",
      '// or',
      "import { DataGrid } from '@mui/x-data-grid';",
      '',
    );
    expect(await toJavaScript(code)).toBe(code);
  });

  it('an import that only a comment mentions is kept', async () => {
    const code = lines("import { LicenseInfo } from '@mui/x-license';", '// LicenseInfo first', '');
    expect(await toJavaScript(code)).toBe(code);
  });

  it('imports of types go, whether they say so or are only used as types', async () => {
    const code = lines(
      "import type { Theme } from '@mui/material/styles';",
      "import { DataGrid, type GridRowsProp } from '@mui/x-data-grid';",
      "import { GridColDef } from '@mui/x-data-grid';",
      '',
      'const columns: GridColDef[] = [];',
    );
    expect(await toJavaScript(code)).toBe(
      lines("import { DataGrid } from '@mui/x-data-grid';", '', 'const columns = [];', ''),
    );
  });
});

describe('JSX at the end of a fence', () => {
  it.each([
    ['an element', '<DataGrid rows={rows} />'],
    ['a fragment', lines('<>', '  <Chart />', '  <Legend />', '</>')],
    ['an element behind a comment', lines('// Too low', '<DataGrid rows={rows} />')],
    ['an element behind statements', lines('const rows = load();', '', '<DataGrid rows={rows} />')],
  ])('%s gets no semicolon that its author never wrote', async (_, code) => {
    expect(await toJavaScript(code)).toBe(`${code}\n`);
  });

  it('keeps a semicolon that its author wrote', async () => {
    expect(await toJavaScript('<DataGrid />;')).toBe('<DataGrid />;\n');
  });

  it('prints an element over as many lines as it needs', async () => {
    const code =
      '<DataGrid rows={rows as Row[]} columns={columns} initialState={{ sorting: { sortModel } }} />';
    expect(await toJavaScript(code)).toBe(
      lines(
        '<DataGrid',
        '  rows={rows}',
        '  columns={columns}',
        '  initialState={{ sorting: { sortModel } }}',
        '/>',
        '',
      ),
    );
  });
});

describe('code that does not parse', () => {
  it('is an error with line, column and reason', async () => {
    const error = await errorOf(lines('const a = 1;', 'const b = a c;'));
    expect({ line: error.line, column: error.column }).toEqual({ line: 2, column: 13 });
    expect(error.message).toBe('Unexpected token, expected ";"');
  });

  it('names the line of a closing tag that does not fit, as counted with the types', async () => {
    const code = lines('interface Row {', '  id: number;', '}', '', 'const box = <Box></Stack>;');
    const error = await errorOf(code);
    expect({ line: error.line, column: error.column }).toEqual({ line: 5, column: 18 });
    expect(error.message).toMatch(/^Expected corresponding JSX closing tag for <Box>\.$/);
  });

  it('is an error at the end for what is never closed', async () => {
    expect((await errorOf(lines('if (open) {', '  close();'))).line).toBe(2);
  });
});
