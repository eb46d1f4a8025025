import { keyNamed, keysOf } from '../../source-scan/facts';
import {
  anyOf,
  call,
  dependency,
  element,
  imported,
  keyOfProp,
  objectKey,
  prop,
  type ProjectFacts,
  queriedRole,
  type StepRule,
  takesArguments,
} from '../rule';
import { seriesKey, seriesWithout } from './series';
import type { Place } from '../../source-scan/facts';

const GRID = /^DataGrid(?:Pro|Premium)?$/;
const CHART = /^(?:Bar|Line|Pie|Scatter)Chart$/;
const PACKAGES = /^@mui\/x-(?:data-grid|date-pickers|charts|tree-view)(?:-pro|-premium)?$/;

/** Packages that packages of MUI X brought along. */
const BROUGHT = /^(?:@mui\/base|d3-(?:color|delaunay|interpolate|scale|shape))(?=\/|$)/;

/** Imports of packages that the project does not list itself. */
function missingPackages({ files, dependencies }: ProjectFacts): Place[] {
  const listed = new Set(dependencies.map(({ name }) => name));
  return files.flatMap(({ imports }) =>
    imports.flatMap(({ module, place }) => {
      const [name] = BROUGHT.exec(module) ?? [];
      return name && !listed.has(name) ? place : [];
    }),
  );
}

const EXPORTS = anyOf(
  element(/^GridToolbar(?:Export)?$/),
  keyOfProp(GRID, 'slots', /^toolbar$/),
  call(({ api, name }) => api === 'grid' && /^exportDataAs(?:Csv|Excel)$/.test(name)),
);

/** What declarations do not show of the changes between 7.0.0 and 7.29. */
export const MINOR_7_29: readonly StepRule[] = [
  { section: 'packages', kind: 'change', find: dependency(PACKAGES) },
  { section: 'imports', kind: 'change', find: missingPackages },
  {
    section: 'aggregation',
    kind: 'change',
    find: objectKey(
      'data-grid',
      /^valueFormatter$/,
      ({ value }, { keys }) => keyNamed(keys, 'apply') !== undefined && takesArguments(1)(value),
    ),
  },
  {
    section: 'row-slots',
    kind: 'review',
    find: keyOfProp(GRID, 'slots', /^(?:row|cell|headerFilterCell)$/),
  },
  { section: 'formulas', kind: 'review', find: EXPORTS },
  { section: 'grid-names', kind: 'review', find: queriedRole(/^button$/, /^Menu$/) },
  {
    section: 'grid-behavior',
    kind: 'review',
    find: anyOf(
      prop(GRID, /^(?:treeData|autosizeOnMount|onRowOrderChange|onFilterModelChange)$/),
      call(({ api, name }) => api === 'grid' && /^(?:exportState|autosizeColumns)$/.test(name)),
    ),
  },
  {
    section: 'picker-names',
    kind: 'change',
    find: objectKey(
      'date-pickers',
      /^(?:open(?:Date|Time)PickerDialogue|clockLabelText)$/,
      ({ value }) => takesArguments(2)(value),
    ),
  },
  { section: 'picker-names', kind: 'review', find: queriedRole(/^button$/, /^Clear value$/) },
  {
    section: 'picker-behavior',
    kind: 'review',
    find: anyOf(
      prop(/Picker$/, /^onAccept$/),
      prop(/DateTimeRangePicker$/, /^format$/),
      prop(/(?:Picker|Field|Calendar|Clock)$/, /^referenceDate$/),
    ),
  },
  { section: 'scatter', kind: 'review', find: seriesWithout(/^ScatterChart$/, 'highlightScope') },
  { section: 'empty-charts', kind: 'review', find: element(CHART) },
  {
    section: 'chart-names',
    kind: 'change',
    find: anyOf(
      objectKey('charts', /^[xyz]AxisKey$/),
      objectKey('charts', /^highlightScope$/, ({ value }) =>
        keysOf(value).some(({ name }) => /^(?:highlighted|faded)$/.test(name)),
      ),
      seriesKey(CHART, /^[xyz]AxisKey$/),
    ),
  },
  {
    section: 'tree-items',
    kind: 'change',
    find: imported(/^@mui\/x-tree-view(?:-pro)?(?:\/|$)/, /^unstable_useTreeItem2$/),
  },
];
