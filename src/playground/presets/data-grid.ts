import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { Constant, element, type PropValue } from '../code/nodes';
import type { FamilyPresets, Preset } from './preset';

type GridProps = DataGridPremiumProps;
type Data = {
  [Name in keyof GridProps]?: Record<string, PropValue<GridProps[Name]>>;
};

const COLUMN_TYPE = { text: 'GridColDef[]', imported: 'GridColDef' };

const columns = new Constant<GridColDef[]>(
  'columns',
  [
    { field: 'peak', headerName: 'Peak', flex: 1, minWidth: 120, editable: true },
    { field: 'area', headerName: 'Area', width: 110 },
    { field: 'height', headerName: 'Height', type: 'number', width: 90 },
    { field: 'climbed', headerName: 'Climbed', type: 'boolean', width: 90 },
  ],
  COLUMN_TYPE,
);

const fewColumns = new Constant<GridColDef[]>(
  'columns',
  [
    { field: 'peak', headerName: 'Peak', width: 200 },
    { field: 'height', headerName: 'Height', type: 'number' },
  ],
  COLUMN_TYPE,
);

const rows = new Constant('rows', [
  { id: 1, peak: 'Ben Nevis', area: 'Lochaber', height: 1345, climbed: true },
  { id: 2, peak: 'Ben Macdui', area: 'Cairngorms', height: 1309 },
  { id: 3, peak: 'Braeriach', area: 'Cairngorms', height: 1296 },
  { id: 4, peak: 'Aonach Mòr', area: 'Lochaber', height: 1221, climbed: true },
  { id: 5, peak: 'Càrn Eighe', area: 'Glen Affric', height: 1183 },
  { id: 6, peak: 'Schiehallion', area: 'Rannoch', height: 1083, climbed: true },
]);

/** Values of props of the grids; smaller grids lack some of these props. */
const DATA: Data = {
  columns: { all: columns, few: fewColumns },
  rows: { peaks: rows, none: [] },
  columnGroupingModel: {
    place: [{ groupId: 'Place', children: [{ field: 'peak' }, { field: 'area' }] }],
  },
  columnVisibilityModel: { withoutArea: { area: false } },
  filterModel: {
    high: { items: [{ field: 'height', operator: '>', value: 1200 }] },
  },
  sortModel: {
    lowest: [{ field: 'height', sort: 'asc' }],
    peak: [{ field: 'peak', sort: 'asc' }],
  },
  rowSelectionModel: { second: [2] },
  pageSizeOptions: { small: [2, 4, 100] },
  paginationModel: { firstTwo: { page: 0, pageSize: 2 } },
  initialState: {
    sorted: { sorting: { sortModel: [{ field: 'height', sort: 'asc' }] } },
    paged: { pagination: { paginationModel: { pageSize: 3 } } },
  },
  sortingOrder: { withoutNone: ['asc', 'desc'], descendingFirst: ['desc', 'asc'] },
  pinnedColumns: { peak: { left: ['peak'] }, both: { left: ['peak'], right: ['climbed'] } },
  rowGroupingModel: { area: ['area'] },
  aggregationModel: { highest: { height: 'max' }, mean: { height: 'avg' } },
};

function gridPreset(name: string): Preset {
  return {
    tree: element('div', { style: { height: 420 } }, element<GridProps>(name, { rows, columns })),
    height: 420,
  };
}

/** Playgrounds of the grids. */
export const family: FamilyPresets = {
  presets: {
    DataGrid: gridPreset('DataGrid'),
    DataGridPro: gridPreset('DataGridPro'),
    DataGridPremium: gridPreset('DataGridPremium'),
  },
  partsOf: {
    DataGrid: [
      ...['GridActionsCellItem', 'GridCell', 'GridColumnHeaderMenu', 'GridColumnHeaderSeparator'],
      ...['GridColumnHeaderSortIcon', 'GridColumnHeaderTitle', 'GridColumnHeaders'],
      ...['GridColumnMenu', 'GridColumnMenuContainer', 'GridColumnsManagement', 'GridColumnsPanel'],
      ...['GridCsvExportMenuItem', 'GridEditBooleanCell', 'GridEditDateCell', 'GridEditInputCell'],
      ...['GridEditSingleSelectCell', 'GridFilterForm', 'GridFilterInputBoolean'],
      ...['GridFilterInputDate', 'GridFilterInputMultipleSingleSelect', 'GridMenu', 'GridOverlay'],
      ...['GridFilterInputMultipleValue', 'GridFilterInputSingleSelect', 'GridFilterInputValue'],
      ...['GridFilterPanel', 'GridFooterContainer', 'GridGenericColumnMenu', 'GridLoadingOverlay'],
      ...['GridPanel', 'GridPanelWrapper', 'GridPrintExportMenuItem', 'GridRoot', 'GridRow'],
      ...['GridRowCount', 'GridSkeletonCell', 'GridToolbar', 'GridToolbarContainer'],
      ...['GridToolbarExport', 'GridToolbarFilterButton', 'GridToolbarQuickFilter'],
    ],
    DataGridPro: ['GridHeaderFilterCell'],
    DataGridPremium: ['GridExcelExportMenuItem'],
  },
  withoutElement: [],
  data: DATA,
};
