import { scanFiles } from '../../source-scan/scan-file';
import { checkProject } from '../check-project';
import { makeReference } from '../read-page';
import { siteReference } from './site-references';

const REFERENCES = new Map(['6.20', '7.0.0-beta.1', 'next'].map((id) => [id, siteReference(id)]));

function check(content: string, { id = 'next', path = 'a.tsx' } = {}): string[] {
  const files = scanFiles([{ path, content }]);
  return checkProject(files, () => REFERENCES.get(id)).map(
    ({ severity, rule, place, owner, name, suggestion }) =>
      `${place.line}:${place.column} ${severity} ${rule} ${owner} ${name}${suggestion ? ` -> ${suggestion}` : ''}`,
  );
}

const GRID = "import { DataGrid } from '@mui/x-data-grid';\n";

describe('what a version does not have', () => {
  it.each([
    [
      'a prop',
      '<DataGrid checkboxSelecton />',
      'unknown-prop DataGrid checkboxSelecton -> checkboxSelection',
    ],
    ['a prop of another plan', '<DataGrid treeData />', 'unknown-prop DataGrid treeData'],
    ['a prop like no other', '<DataGrid zebra />', 'unknown-prop DataGrid zebra'],
    ['a former prop', '<DataGrid components={{}} />', 'unknown-prop DataGrid components -> slots'],
    ['a slot', '<DataGrid slots={{ tolbar: X }} />', 'unknown-slot DataGrid tolbar -> toolbar'],
    [
      'props of a slot',
      '<DataGrid slotProps={{ fotter: {} }} />',
      'unknown-slot DataGrid fotter -> footer',
    ],
    ['a class', '<DataGrid classes={{ rooot: "a" }} />', 'unknown-class DataGrid rooot -> root'],
    [
      'a written spread',
      '<DataGrid {...{ autoHeigth: true }} />',
      'unknown-prop DataGrid autoHeigth -> autoHeight',
    ],
    [
      'a global class',
      "<Box sx={{ '& .MuiDataGrid-celll': {} }} />",
      'unknown-class DataGrid MuiDataGrid-celll -> MuiDataGrid-cell',
    ],
    [
      'a former global class',
      "<Box sx={{ '& .MuiDataGrid-cellContent': {} }} />",
      'unknown-class DataGrid MuiDataGrid-cellContent',
    ],
    [
      'a key of a theme',
      'createTheme({ components: { MuiDataGrid: { defaultProps: { densty: 1 } } } })',
      'unknown-prop DataGrid densty -> density',
    ],
    [
      'a class in a theme',
      'createTheme({ components: { MuiDataGrid: { styleOverrides: { rooot: {} } } } })',
      'unknown-class DataGrid rooot -> root',
    ],
  ])('is found: %s', (_, code, expected) => {
    const found = check(`${GRID}${code};`);
    expect(found.map((each) => each.replace(/^\d+:\d+ problem /, ''))).toContain(expected);
    expect(found).toHaveLength(1);
  });

  it.each([
    [
      "import { DataGird } from '@mui/x-data-grid';",
      'unknown-import @mui/x-data-grid DataGird -> DataGrid',
    ],
    [
      "import { DataGridPro } from '@mui/x-data-grid';",
      'unknown-import @mui/x-data-grid DataGridPro',
    ],
    [
      "import type { GridColDefs } from '@mui/x-data-grid';",
      'unknown-import @mui/x-data-grid GridColDefs -> GridColDef',
    ],
    [
      "export { DatePickr } from '@mui/x-date-pickers';",
      'unknown-import @mui/x-date-pickers DatePickr -> DatePicker',
    ],
    [
      "import { LineChrt } from '@mui/x-charts/LineChart';",
      'unknown-import @mui/x-charts/LineChart LineChrt -> LineChart',
    ],
    [
      "import { gridClasses } from '@mui/x-data-grid';\ngridClasses.cel;",
      'unknown-class gridClasses cel -> cell',
    ],
    [
      "import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef(); ref.current.setPge(1);",
      'unknown-method GridApi setPge -> setPage',
    ],
    [
      "import { TreeItem2 } from '@mui/x-tree-view';\n<TreeItem2 itemld='a' title='b' />;",
      'unknown-prop TreeItem2 itemld -> itemId',
    ],
    [
      "import { TreeView } from '@mui/x-tree-view';\n<TreeView selected='a' />;",
      'unknown-prop TreeView selected',
    ],
    [
      "import { ChartsText } from '@mui/x-charts';\n<ChartsText strokeWidth={1} zebra />;",
      'unknown-prop ChartsText zebra',
    ],
  ])('is found: %s', (code, expected) => {
    expect(check(code).map((each) => each.replace(/^\d+:\d+ problem /, ''))).toEqual([expected]);
  });

  it('is found in the version of the project only', () => {
    const code = `${GRID}<DataGrid rowBuffer={3} components={{ Toolbar: X, Tolbar: Y }} />;`;
    expect(check(code, { id: '7.0.0-beta.1' })).toEqual([
      '2:11 problem unknown-prop DataGrid rowBuffer -> rowBufferPx',
      '2:25 problem unknown-prop DataGrid components -> slots',
    ]);
    expect(check(code, { id: '6.20' })).toEqual([
      '2:25 note deprecated DataGrid components',
      '2:51 problem unknown-slot DataGrid Tolbar -> Toolbar',
    ]);
  });
});

describe('what works', () => {
  it.each([
    ['attributes with a hyphen', '<DataGrid data-testid="a" aria-label="b" aria-foo="c" />'],
    ['what React reads', '<DataGrid key="a" ref={ref} />'],
    ['names that are not documented', '<DataGrid onStateChange={x} slotProps={{ main: {} }} />'],
    ['props that are not written here', '<DataGrid {...props} />'],
    [
      'props of another component',
      'const Grid = styled(DataGrid)({}); <Grid dense theme={t} as="a" />',
    ],
    ['slots that are not written here', '<DataGrid slots={slots} classes={useStyles()} />'],
    ['a class of data', "<Box sx={{ '& .MuiBarElement-series-a': {}, '& .MuiButton-a': {} }} />"],
    ['a class that is put together', '<Box sx={{ [`& .MuiDataGrid-cell--${side}`]: {} }} />'],
  ])('is not reported: %s', (_, code) => {
    expect(check(`${GRID}${code};`)).toEqual([]);
  });

  it.each([
    "import { Whatever } from '@mui/x-data-grid/internals';",
    "import { Whatever } from '@mui/x-data-grid/hooks/features/rows';",
    "import { GridCell } from '@mui/x-data-grid';\n<GridCell title='a' tabIndex={0} />;",
    "import { MarkElement } from '@mui/x-charts';\n<MarkElement x={1} y={2} />;",
    "import type {} from '@mui/x-date-pickers/themeAugmentation';",
    "import Default, * as all from '@mui/x-charts';",
    "import { Whatever } from '@mui/x-data-grid-generator';",
    "import { TreeItem2 } from '@mui/x-tree-view';\n<TreeItem2 itemId='a' title='b' onClick={c} tabIndex={0} />;",
    "import { DateField } from '@mui/x-date-pickers';\n<DateField id='a' sx={{}} style={{}} className='b' />;",
    "import { BarElement } from '@mui/x-charts';\n<BarElement strokeWidth={2} id='a' color='b' />;",
    "import { useGridApiRef } from '@mui/x-data-grid';\nconst ref = useGridApiRef(); ref.current.setState(x); ref.current.unstable_x();",
  ])('is not reported: %s', (code) => {
    expect(check(code)).toEqual([]);
  });

  it('has a note if it is deprecated', () => {
    expect(check(`${GRID}<DataGrid autoHeight />;`)).toEqual([
      '2:11 note deprecated DataGrid autoHeight',
    ]);
  });

  it('has a note if the export itself is deprecated', () => {
    const page = { kind: 'component', name: 'Old', family: 'charts', path: '/x/api/charts/old/' };
    const reference = makeReference({
      id: 'a',
      label: 'a',
      libraries: {},
      pages: [{ ...page, deprecated: 'Use <code>New</code>.' }],
      exports: { charts: ['Old'] },
    });
    const files = scanFiles([{ path: 'a.ts', content: "import { Old } from '@mui/x-charts';" }]);
    expect(checkProject(files, () => reference)).toMatchObject([
      { severity: 'note', message: '`Old` of `@mui/x-charts` is deprecated: Use New.' },
    ]);
  });
});
