import type { FileFacts } from '../facts';
import { scanFile } from '../scan-file';

function scan(content: string, path = 'a.tsx'): FileFacts {
  const facts = scanFile({ path, content });
  if (!facts) throw new Error('The file has nothing to do with MUI.');
  return facts;
}

function elements(content: string, path?: string): string[] {
  return scan(content, path).elements.map(
    ({ component, wrapped, attributes, hasSpread, place }) => {
      const names = attributes.map(({ name }) => name).join(',');
      return `${place.line} ${component}${wrapped ? ' wrapped' : ''} ${names}${hasSpread ? ' …' : ''}`;
    },
  );
}

const GRID = "import { DataGrid } from '@mui/x-data-grid';\n";

describe('imports', () => {
  it.each([
    ["import { DataGrid, type GridColDef as Col } from '@mui/x-data-grid';", 'DataGrid GridColDef'],
    ["import * as grid from '@mui/x-data-grid';", '*'],
    ["import DatePicker from '@mui/x-date-pickers/DatePicker';", 'default'],
    ["import '@mui/x-data-grid/themeAugmentation';", ''],
    ["export { DataGrid as Grid } from '@mui/x-data-grid';", 'DataGrid'],
    ["export * from '@mui/x-data-grid';", '*'],
    ["const { DataGrid: Grid, ...rest } = require('@mui/x-data-grid');", 'DataGrid rest'],
    ["const grid = await import('@mui/x-data-grid');", '*'],
  ])('%s', (content, names) => {
    expect(
      scan(content)
        .imports.map(({ name }) => name)
        .join(' '),
    ).toBe(names);
  });

  it('have places that count from 1', () => {
    const [found] = scan("import {\n  DataGrid,\n} from '@mui/x-data-grid';").imports;
    expect(found?.place).toEqual({ file: 'a.tsx', line: 2, column: 3 });
  });

  it('of other libraries are not read', () => {
    expect(scan(`import React from 'react';\n${GRID}`).imports).toHaveLength(1);
    expect(scanFile({ path: 'a.ts', content: "import React from 'react';" })).toBeUndefined();
  });
});

describe('elements', () => {
  it.each([
    ['an import', `${GRID}<DataGrid rows={[]} autoHeight />;`, '2 DataGrid rows,autoHeight'],
    ['another name', `import { DataGrid as G } from '@mui/x-data-grid';\n<G a />;`, '2 DataGrid a'],
    ['a constant', `${GRID}const G = DataGrid; <G a />;`, '2 DataGrid a'],
    ['a namespace', `import * as x from '@mui/x-data-grid';\n<x.DataGrid a />;`, '2 DataGrid a'],
    ['styled()', `${GRID}const G = styled(DataGrid)({}); <G a />;`, '2 DataGrid wrapped a'],
    ['styled``', `${GRID}const G = styled(DataGrid, {})\`\`; <G a />;`, '2 DataGrid wrapped a'],
    ['memo()', `${GRID}const G = React.memo(DataGrid); <G a />;`, '2 DataGrid wrapped a'],
    [
      'a written spread',
      `${GRID}<DataGrid {...{ a: 1, ...(x && { b: 2 }) }} />;`,
      '2 DataGrid a,b',
    ],
    ['a spread constant', `${GRID}const p = { a: 1 }; <DataGrid {...p} b />;`, '2 DataGrid a,b …'],
    ['a spread of others', `${GRID}<DataGrid {...props} b />;`, '2 DataGrid b …'],
    ['createElement', `${GRID}React.createElement(DataGrid, { a: 1 });`, '2 DataGrid a'],
    [
      'a default import',
      `import DatePicker from '@mui/x-date-pickers/DatePicker';\n<DatePicker a />;`,
      '2 DatePicker a',
    ],
  ])('%s', (_, content, expected) => {
    expect(elements(content)).toEqual([expected]);
  });

  it('are read in JavaScript, and in files with errors', () => {
    expect(elements(`${GRID}<DataGrid a />; const = ;`, 'a.js')).toEqual(['2 DataGrid a']);
  });

  it('of other libraries are not read', () => {
    expect(elements(`${GRID}<Box a /> || <div b />;`)).toEqual([]);
  });
});

describe('values', () => {
  function slotsOf(code: string): string[] {
    const [element] = scan(`${GRID}${code}`).elements;
    const value = element?.attributes.find(({ name }) => name === 'slots')?.value;
    return value?.kind === 'object' ? value.keys.map(({ name }) => name) : [];
  }

  it.each([
    ['in place', '<DataGrid slots={{ a: X, "b": Y, c }} />;', 'a b c'],
    ['of a constant', 'const s = { a: X } as const; <DataGrid slots={s} />;', 'a'],
    ['of a condition', '<DataGrid slots={wide ? { a: X } : { b: Y }} />;', 'a b'],
    ['of a memo', 'const s = useMemo(() => ({ a: X }), []); <DataGrid slots={s} />;', 'a'],
    [
      'of a memo with a body',
      '<DataGrid slots={React.useMemo(() => { return { a }; }, [])} />;',
      'a',
    ],
    [
      'of a name with two meanings',
      'const s = {a}; { const s = {b}; } <DataGrid slots={s} />;',
      '',
    ],
    [
      'of a constant that contains itself',
      'const s = { a: 1, ...s }; <DataGrid slots={s} />;',
      'a',
    ],
  ])('%s', (_, code, names) => {
    expect([...new Set(slotsOf(code))].join(' ')).toBe(names);
  });
});

describe('calls', () => {
  it('know the API object that they are made on', () => {
    const { calls } = scan(
      [
        "import { useGridApiRef } from '@mui/x-data-grid';",
        "import { useTreeViewApiRef } from '@mui/x-tree-view';",
        'const grid = useGridApiRef(); const tree = useTreeViewApiRef();',
        'grid.current?.setPage(1); tree.current!.focusItem(e, 1); other.current.focus();',
      ].join('\n'),
    );
    const methods = calls.filter(({ receiver }) => receiver);
    expect(methods.map(({ api, receiver, name }) => `${api} ${receiver} ${name}`)).toEqual([
      'grid grid.current setPage',
      'tree tree.current focusItem',
      'undefined other.current focus',
    ]);
  });
});

describe('classes', () => {
  it('are read from objects of classes, under any name', () => {
    const content =
      "import { gridClasses as g } from '@mui/x-data-grid';\nconst s = `& .${g.cell}, .MuiX-a`;";
    const { classReads, texts } = scan(content);
    expect(classReads.map(({ source, name }) => `${source}.${name}`)).toEqual(['gridClasses.cell']);
    expect(texts.map(({ text }) => text)).toContain(', .MuiX-a');
  });
});

describe('type arguments', () => {
  it('are found if a type parameter without a constraint is passed on', () => {
    const content = [
      "import type { DatePickerProps } from '@mui/x-date-pickers';",
      'function Loose<TDate>(props: DatePickerProps<TDate>) {}',
      'function Tight<TDate extends PickerValidDate>(props: DatePickerProps<TDate>) {}',
    ].join('\n');
    expect(scan(content).looseTypeArguments.map(({ place }) => place.line)).toEqual([2]);
  });
});
