import { stepsIn, stepsOf, TO_7_29 } from './steps-of';

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
