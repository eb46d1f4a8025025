import { stepsIn, TO_7 } from './steps-of';

describe('steps from version 6 to version 7', () => {
  const grid =
    "import { DataGrid, useGridApiRef, gridSortedRowEntriesSelector as rows } from '@mui/x-data-grid';\n";
  const pickers = "import { DatePicker, LocalizationProvider as P } from '@mui/x-date-pickers';\n";
  const charts = "import { LineChart, PieChart, ScatterChart } from '@mui/x-charts';\n";
  const tree = "import { TreeItem } from '@mui/x-tree-view';\n";

  it.each([
    [
      'a column type',
      `${grid}const c = [{ field: 'a', type: 'date' }];`,
      '2 change data-grid-v6#column-types',
    ],
    [
      'a parser',
      `${grid}<X c={[{ field: 'a', valueParser: (v, params) => 1 }]} />;`,
      '2 change data-grid-v6#column-functions',
    ],
    [
      'an operator',
      `${grid}const o = { getApplyFilterFn: f };`,
      '2 change data-grid-v6#filter-operators',
    ],
    [
      'an API method',
      `${grid}const r = useGridApiRef(); r.current.sortColumn(c, 'asc');`,
      '2 change data-grid-v6#api-names',
    ],
    ['a selector', `${grid}rows(apiRef.current.state);`, '2 change data-grid-v6#api-names'],
    [
      'a former method',
      `${grid}apiRef.current.unstable_getColumnGroupPath(1);`,
      '2 change unstable_getColumnGroupPath data-grid-v6#flags',
    ],
    [
      'props of a button',
      "import { GridToolbarColumnsButton as B } from '@mui/x-data-grid';\n<B title='a' />;",
      '2 change data-grid-v6#toolbar',
    ],
    [
      'a type with a new meaning',
      "import type { GridPinnedColumns } from '@mui/x-data-grid-pro';",
      '1 change data-grid-v6#column-pinning',
    ],
    [
      'roles in tests',
      `${grid}screen.getAllByRole('cell', { name: 'a' });`,
      '2 review data-grid-v6#accessibility',
    ],
    [
      'props of the columns panel',
      `${grid}<DataGrid slotProps={{ columnsPanel: { disableHideAllButton: true } }} disableColumnResize />;`,
      '2 change disableHideAllButton data-grid-v6#columns-panel',
    ],
    [
      'texts of the columns panel',
      `${grid}<DataGrid localeText={{ columnsPanelHideAllButton: 'a' }} disableColumnResize />;`,
      '2 change data-grid-v6#columns-panel',
    ],
    ['a resizable column', `${grid}<DataGrid />;`, '2 review data-grid-v6#behaviour'],
    [
      'components of a picker',
      `${pickers}<DatePicker components={{}} />;`,
      '2 change components pickers-v6#slots',
    ],
    [
      'the first month',
      `${pickers}<DatePicker defaultCalendarMonth={d} />;`,
      '2 change defaultCalendarMonth pickers-v6#calendar',
    ],
    [
      'days of the week',
      `${pickers}<DatePicker dayOfWeekFormatter={(d) => d} />;`,
      '2 change pickers-v6#calendar',
    ],
    ['formats', `${pickers}<P formats={{ monthAndYear: 'M' }} />;`, '2 change pickers-v6#calendar'],
    [
      'a date library in UTC',
      `${pickers}<P dateLibInstance={dayjs.utc} />;`,
      '2 change pickers-v6#adapters',
    ],
    [
      'disabled times',
      "import { TimePicker } from '@mui/x-date-pickers/TimePicker';\n<TimePicker shouldDisableClock={f} />;",
      '2 change shouldDisableClock pickers-v6#time',
    ],
    ['a locale', "import { deDE } from '@mui/x-date-pickers';", '1 change pickers-v6#locales'],
    ['sections', `${pickers}set({ startIndex: 0, endIndex: 2 });`, '2 change pickers-v6#sections'],
    [
      'a hook',
      "import { unstable_useDateField } from '@mui/x-date-pickers';",
      '1 change pickers-v6#field-hooks',
    ],
    [
      'slot types',
      "import type { DatePickerSlotsComponents } from '@mui/x-date-pickers';",
      '1 change DatePickerSlotsComponents pickers-v6#slot-types',
    ],
    [
      'a generic date',
      "import type { DatePickerProps } from '@mui/x-date-pickers';\nfunction A<T>(p: DatePickerProps<T>) {}",
      '2 change pickers-v6#date-type',
    ],
    [
      'an adapter method',
      `${pickers}utils.getNextMonth(d);`,
      '2 change pickers-v6#adapter-methods',
    ],
    [
      'shortcuts',
      `${pickers}<DatePicker slots={{ shortcuts: S }} />;`,
      '2 change pickers-v6#shortcuts',
    ],
    [
      'clicks on a pie',
      `${charts}<PieChart series={[]} onClick={f} />;`,
      '2 change onClick charts-v6#pie-click',
    ],
    [
      'a formatter',
      `${charts}<LineChart skipAnimation series={[{ data, valueFormatter: (v) => v }]} />;`,
      '2 change charts-v6#null-values',
    ],
    [
      'a line',
      `${charts}<LineChart skipAnimation slots={{ line: L }} />;`,
      '2 change charts-v6#line-slots',
    ],
    ['animation', `${charts}<LineChart />;`, '2 review charts-v6#line-animation'],
    ['points', `${charts}<ScatterChart />;`, '2 review charts-v6#scatter-pointer'],
    [
      'chart types',
      "import type { BarChartSlotsComponent } from '@mui/x-charts';",
      '1 change BarChartSlotsComponent charts-v6#slot-types',
    ],
    [
      'a provider',
      "import { DrawingProvider } from '@mui/x-charts';",
      '1 change DrawingProvider charts-v6#providers',
    ],
    ['an item', `${tree}<TreeItem nodeId="a" />;`, '2 change nodeId tree-view-v6#item-id'],
    [
      'icons of an item',
      `${tree}<TreeItem endIcon={<I />} />;`,
      '2 change endIcon tree-view-v6#item-icons',
    ],
    [
      'a transition',
      `${tree}<TreeItem TransitionProps={p} />;`,
      '2 change TransitionProps tree-view-v6#transition',
    ],
    [
      'a tree',
      "import { TreeView } from '@mui/x-tree-view';",
      '1 change tree-view-v6#simple-tree-view',
    ],
    [
      'a hook of items',
      "import { useTreeItem } from '@mui/x-tree-view';",
      '1 change useTreeItem tree-view-v6#content',
    ],
    [
      'a class of items',
      `${tree}<Box sx={{ '& .MuiTreeItem-group': {} }} />;`,
      '2 change group tree-view-v6#styles',
    ],
    [
      'a class of the tree',
      `${tree}<Box sx={{ '& .MuiTreeView-root': {} }} />;`,
      '2 change tree-view-v6#styles',
    ],
    ['focus in tests', `${tree}screen.getByRole('tree');`, '2 review tree-view-v6#focus'],
  ])('%s', (_, content, expected) => {
    expect(stepsIn(content, TO_7)).toEqual([expected]);
  });

  it.each([
    [
      'functions in their new form',
      `${grid}<X c={[{ field: 'a', valueGetter: (value, row) => row.b, colSpan: 2 }]} />;`,
    ],
    ['formatters of others', `${grid}const f = { valueFormatter: (v) => v };`],
    ['typed columns', `${grid}const c: GridColDef[] = [{ field: 'a', type: 'date' }];`],
    ['slots of others', `${grid}<DemoContainer components={['DataGrid']} />;`],
    ['locales from their folder', "import { deDE } from '@mui/x-data-grid/locales';"],
    ['clicks on others', `${charts}<Button onClick={f} />;`],
    ['roles of others', `${grid}screen.getByRole('button', { name: 'cell' });`],
    ['sections that are one', `${pickers}set({ startIndex: 0 });`],
  ])('are none for %s', (_, content) => {
    expect(stepsIn(content, TO_7)).toEqual([]);
  });
});
