import { keyNamed } from '../../source-scan/facts';
import {
  anyOf,
  call,
  dependency,
  element,
  type Finder,
  ifListed,
  imported,
  keyOfProp,
  objectKey,
  once,
  prop,
  queriedRole,
  type StepRule,
  takesArguments,
} from '../rule';
import { LICENSE } from './license';

const GRID = /^DataGrid(?:Pro|Premium)?$/;
const PACKAGE = /^@mui\/x-data-grid(?:-pro|-premium)?$/;
const PACKAGE_OR_FOLDER = /^@mui\/x-data-grid(?:-pro|-premium)?(?:\/|$)/;

/** These functions got one object. */
const OF_PARAMS = /^(?:value(?:Getter|Formatter|Setter)|colSpan|groupingValueGetter)$/;

/** These got a value, and then an object. */
const OF_VALUE_AND_PARAMS = /^(?:valueParser|pastedValueParser)$/;

function columnFunction(name: RegExp, most: number): Finder {
  return objectKey(
    'data-grid',
    name,
    ({ value }, { keys }) => keyNamed(keys, 'field') !== undefined && takesArguments(most)(value),
  );
}

const COLUMN_TYPE =
  /^(?:string|number|date|dateTime|boolean|singleSelect|actions|custom|checkboxSelection|rowGroupByColumnGroup)$/;

/** What declarations do not show of the changes of the Data Grid from version 6 to version 7. */
export const DATA_GRID_V6: readonly StepRule[] = [
  { section: 'packages', kind: 'change', find: dependency(PACKAGE) },
  {
    section: 'license',
    kind: 'change',
    find: ifListed(/^@mui\/x-data-grid-p/, LICENSE),
  },
  {
    section: 'column-functions',
    kind: 'change',
    find: anyOf(columnFunction(OF_PARAMS, 1), columnFunction(OF_VALUE_AND_PARAMS, 2)),
  },
  {
    section: 'column-types',
    kind: 'change',
    find: objectKey('data-grid', /^type$/, ({ value, place }, { keys, untyped }) => {
      if (!keyNamed(keys, 'field') || value.kind !== 'string') return false;
      return !COLUMN_TYPE.test(value.text) || (untyped && /\.[mc]?tsx?$/.test(place.file));
    }),
  },
  { section: 'columns-panel', kind: 'change', find: keyOfProp(GRID, 'localeText') },
  {
    section: 'toolbar',
    kind: 'change',
    find: prop(
      /^GridToolbar(?:ColumnsButton|FilterButton|DensitySelector|Export)$/,
      /^(?!slotProps$|ref$|key$|(?:csv|excel|print)Options$)/,
    ),
  },
  {
    section: 'filter-operators',
    kind: 'change',
    find: objectKey('data-grid', /^getApply(?:Quick)?FilterFn(?:V7)?$/),
  },
  {
    section: 'column-pinning',
    kind: 'change',
    find: imported(PACKAGE_OR_FOLDER, /^GridPinnedColumns$/),
  },
  { section: 'flags', kind: 'change', find: keyOfProp(GRID, 'experimentalFeatures') },
  {
    section: 'density',
    kind: 'review',
    find: prop(GRID, /^density$/, (_, { attributes }) => !keyNamed(attributes, 'onDensityChange')),
  },
  { section: 'locales', kind: 'change', find: imported(PACKAGE, /^[a-z]{2}[A-Z]{2}$/) },
  {
    section: 'api-names',
    kind: 'change',
    find: call(({ api, receiver, name, arguments: [first], isImported }, names) => {
      if (api === 'grid' && receiver.endsWith('.current')) return names.has(name);
      const isState = first?.kind === 'name' && /[aA]pi(?:Ref)?\.current\.state$/.test(first.text);
      return isImported && name.endsWith('Selector') && isState;
    }),
  },
  {
    section: 'behaviour',
    kind: 'review',
    find: anyOf(
      element(/^DataGrid$/, ({ attributes }) => !keyNamed(attributes, 'disableColumnResize')),
      element(/^GridToolbar(?:Export|QuickFilter)?$/),
      prop(GRID, /^(?:onFilterModelChange|filterModel)$/),
      call(({ api, name }) => api === 'grid' && /^exportDataAs/.test(name)),
    ),
  },
  {
    section: 'accessibility',
    kind: 'review',
    find: queriedRole(/^(?:cell|grid)$/),
  },
  {
    section: 'codemod',
    kind: 'change',
    find: once(dependency(PACKAGE)),
  },
];
