import { checkProject } from '../../check/check-project';
import { siteReference } from '../../check/__tests__/site-references';
import type { ProjectFile } from '../../source-scan/facts';
import { readDependencies } from '../../source-scan/read-dependencies';
import { scanFiles } from '../../source-scan/scan-file';
import { findSteps } from '../find-steps';
import { hopsOf } from '../hops';
import { SAMPLE_V6 } from './sample-v6';
import { siteGuides } from './site-guides';

const VERSIONS = ['6.20', '7.0.0-beta.1', 'next'].map(siteReference);
const FAMILIES = ['data-grid', 'date-pickers', 'charts', 'tree-view'];
const GUIDES = { next: siteGuides('next'), '7.0.0-beta.1': siteGuides('7.0.0-beta.1') };

function versionOf(id: string) {
  const found = VERSIONS.find((version) => version.id === id);
  if (!found) throw new Error(`There is no version ${id}.`);
  return found;
}

/** The steps of a project, as `file:line kind name section`. */
function stepsOf(
  files: ProjectFile[],
  { from, to }: { from: string; to: 'next' | '7.0.0-beta.1' },
): string[] {
  const project = { files: scanFiles(files), dependencies: readDependencies(files) };
  const ends = { from: versionOf(from), to: versionOf(to) };
  const hops = FAMILIES.flatMap((family) => hopsOf(family, ends, VERSIONS));
  return findSteps(project, hops, GUIDES[to]).map(({ kind, place, address, name }) => {
    const shown = name ? ` ${name}` : '';
    const section = address.replace(/^.*\/migration-/, '').replace('/#', '#');
    return `${place.file}:${place.line} ${kind}${shown} ${section}`;
  });
}

const TO_7 = { from: '6.20', to: '7.0.0-beta.1' } as const;
const TO_7_29 = { from: '7.0.0-beta.1', to: 'next' } as const;

/** Steps of one file, without its name. */
function stepsIn(content: string, ends: Parameters<typeof stepsOf>[1]): string[] {
  return stepsOf([{ path: 'a.tsx', content }], ends).map((step) => step.replace('a.tsx:', ''));
}

describe('a project of version 6', () => {
  it('has the steps of its ten problems, and no others', () => {
    expect(stepsOf(SAMPLE_V6, TO_7)).toEqual([
      'package.json:3 change data-grid-v6#packages',
      'package.json:4 change data-grid-v6#license',
      'src/Orders.tsx:3 change data-grid-v6#license',
      'package.json:3 change data-grid-v6#codemod',
      'src/Orders.tsx:2 change GridValueGetterParams data-grid-v6#column-functions',
      'src/Orders.tsx:11 change data-grid-v6#column-functions',
      'src/Orders.tsx:27 change components data-grid-v6#slots',
      'src/Orders.tsx:26 change unstable_headerFilters data-grid-v6#header-filters',
      'src/Orders.tsx:28 change data-grid-v6#flags',
      'src/Orders.tsx:25 change rowBuffer data-grid-v6#virtualization',
      'src/Orders.tsx:1 change data-grid-v6#locales',
      'src/Orders.tsx:15 change cellContent data-grid-v6#styles',
      'src/Orders.tsx:16 change columnHeadersInner data-grid-v6#styles',
    ]);
  });

  it('has the steps of both guides on the way to 7.29, in their order', () => {
    const steps = stepsOf(SAMPLE_V6, { from: '6.20', to: 'next' });
    expect(steps.slice(0, 13)).toEqual(stepsOf(SAMPLE_V6, TO_7));
    expect(steps.slice(13)).toEqual(['package.json:3 change 7-29#packages']);
  });

  it('has none if it is there already', () => {
    expect(stepsOf(SAMPLE_V6, { from: '7.0.0-beta.1', to: '7.0.0-beta.1' })).toEqual([]);
    expect(stepsOf(SAMPLE_V6, { from: 'next', to: '7.0.0-beta.1' })).toEqual([]);
  });

  it('has a deprecated prop, and nothing wrong, in its own version', () => {
    const findings = checkProject(scanFiles(SAMPLE_V6), () => versionOf('6.20'));
    expect(findings.map(({ severity, name }) => `${severity} ${name}`)).toEqual([
      'note components',
    ]);
  });

  it('has problems in version 7 that the compiler would report', () => {
    const findings = checkProject(scanFiles(SAMPLE_V6), () => versionOf('7.0.0-beta.1'));
    const problems = findings.filter(({ severity }) => severity === 'problem');
    expect(problems.map(({ name }) => name)).toEqual([
      'GridValueGetterParams',
      'cellContent',
      'MuiDataGrid-columnHeadersInner',
      'rowBuffer',
      'unstable_headerFilters',
      'components',
    ]);
  });
});

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

describe('steps from 7.0 to 7.29', () => {
  const grid = "import { DataGrid } from '@mui/x-data-grid';\n";
  const chart = "import { BarElement, ScatterChart } from '@mui/x-charts';\n";

  it.each([
    [
      'a deprecated prop',
      `${grid}<DataGrid autoHeight />;`,
      '2 deprecated autoHeight 7-29#grid-deprecations',
    ],
    [
      'a removed type',
      "import type { GridValueFormatterParams } from '@mui/x-data-grid-premium';",
      '1 change GridValueFormatterParams 7-29#aggregation',
    ],
    [
      'a removed hook',
      "import { useResizeObserver } from '@mui/x-data-grid';",
      '1 change useResizeObserver 7-29#grid-types',
    ],
    [
      'a total',
      `${grid}const total = { apply: f, valueFormatter: ({ value }) => value };`,
      '2 change 7-29#aggregation',
    ],
    [
      'a package that came along',
      `import { scaleLinear } from 'd3-scale';\n${chart}`,
      '1 change 7-29#imports',
    ],
    [
      'a text of a picker',
      "import { DatePicker } from '@mui/x-date-pickers';\n<DatePicker localeText={{ openDatePickerDialogue: (d, u) => 'a' }} />;",
      '2 change 7-29#picker-names',
    ],
    [
      'a part of a chart',
      `${chart}<BarElement highlightScope={h} />;`,
      '2 change highlightScope 7-29#chart-types',
    ],
    [
      'a type of charts',
      "import type { ContinuouseScaleName } from '@mui/x-charts';",
      '1 change ContinuouseScaleName 7-29#chart-types',
    ],
    ['keys of series', `${chart}const s = { yAxisKey: 'a' };`, '2 change 7-29#chart-names'],
    [
      'content of items',
      "import { TreeItem } from '@mui/x-tree-view';\n<TreeItem ContentProps={p} />;",
      '2 deprecated ContentProps 7-29#tree-items',
    ],
    [
      'a name in tests',
      `${grid}screen.getByRole('button', { name: 'Menu' });`,
      '2 review 7-29#grid-names',
    ],
    ['exports', `${grid}<DataGrid slots={{ toolbar: T }} />;`, '2 review 7-29#formulas'],
  ])('%s', (_, content, expected) => {
    expect(stepsIn(content, TO_7_29)).toEqual([expected]);
  });

  it('are none for packages that a project lists, and for names of other packages', () => {
    const manifest = {
      path: 'package.json',
      content: '{ "dependencies": {\n"d3-scale": "4.0.0" } }',
    };
    const code = { path: 'a.ts', content: `import 'd3-scale';\nimport 'd3-array';\n${chart}` };
    expect(stepsOf([manifest, code], TO_7_29)).toEqual([]);
  });
});
