import type { DataGridPremiumProps, GridColDef } from '@mui/x-data-grid-premium';
import { GridActionsCellItem } from '@mui/x-data-grid';
import Button from '@mui/material/Button';

/** A cell action's icon that needs no package of icons. */
function OpenIcon() {
  return <span aria-hidden>↗</span>;
}

export const columns: GridColDef[] = [
  {
    ...{ field: 'peak', headerName: 'Peak', flex: 1, minWidth: 130, editable: true },
    headerAlign: 'left',
  },
  {
    ...{ field: 'region', headerName: 'Region', width: 120, editable: true },
    ...{ type: 'singleSelect', valueOptions: ['Cairngorms', 'Glen Coe', 'Lochaber'] },
    ...{ align: 'center', headerAlign: 'center' },
  },
  { field: 'height', headerName: 'Height', type: 'number', width: 110, editable: true },
  { field: 'climbed', headerName: 'Climbed', type: 'boolean', width: 100, editable: true },
  { field: 'on', headerName: 'On', type: 'date', width: 120, editable: true },
  {
    ...{ field: 'actions', type: 'actions', width: 80 },
    getActions: () => [
      <GridActionsCellItem key="open" icon={<OpenIcon />} label="Open" />,
      <GridActionsCellItem key="copy" label="Copy" showInMenu />,
      <GridActionsCellItem key="share" label="Share" showInMenu />,
    ],
  },
];

export const rows = [
  { id: 1, peak: 'Ben Nevis', region: 'Lochaber', height: 1345, climbed: true },
  { id: 2, peak: 'Ben Macdui', region: 'Cairngorms', height: 1309, climbed: false },
  { id: 3, peak: 'Braeriach', region: 'Cairngorms', height: 1296, climbed: true },
  { id: 4, peak: 'Bidean nam Bian', region: 'Glen Coe', height: 1150, climbed: false },
  { id: 5, peak: 'Aonach Mòr', region: 'Lochaber', height: 1221, climbed: false },
  { id: 6, peak: 'Buachaille Etive Mòr', region: 'Glen Coe', height: 1021, climbed: true },
].map((row) => ({ ...row, on: new Date(2024, row.id, 3 * row.id) }));

/** Columns that do not fit in the grid's width. */
export const wideColumns = columns.map((column) => ({ ...column, flex: undefined, width: 300 }));

/** Columns that leave some of the grid's width empty. */
export const narrowColumns = columns
  .slice(0, 2)
  .map((column) => ({ ...column, flex: undefined, width: 130 }));

/** Columns of which the first checks a new value, and does not finish. */
export const slowColumns = columns.map((column) =>
  column.field === 'peak'
    ? { ...column, preProcessEditCellProps: () => new Promise<object>(() => undefined) }
    : column,
);

/** Rows for tree data. */
export const places = rows.map((row) => ({ ...row, path: [row.region, row.peak] }));

export const columnGroups: DataGridPremiumProps['columnGroupingModel'] = [
  { groupId: 'Place', children: [{ field: 'peak' }, { field: 'region' }] },
];

/** Content of a row's detail panel. */
export function PeakDetail() {
  return <Button sx={{ m: 1 }}>Show on the map</Button>;
}
