import { DataGrid, gridClasses, type GridColDef } from '@mui/x-data-grid';

interface Slot {
  id: string;
  hall: string | null;
  studio: string | null;
}

const LUNCH = 'Lunch in the garden';

const rows: Slot[] = [
  { id: '09:00', hall: 'Opening', studio: null },
  {
    id: '09:30',
    hall: 'Maps without tiles',
    studio: 'Screen readers, hands on',
  },
  {
    id: '10:00',
    hall: 'Maps without tiles',
    studio: 'Screen readers, hands on',
  },
  { id: '10:30', hall: 'Fonts for tables', studio: 'Screen readers, hands on' },
  { id: '11:00', hall: 'A year of small releases', studio: null },
  { id: '11:30', hall: 'A year of small releases', studio: 'Drawing charts' },
  { id: '12:00', hall: LUNCH, studio: LUNCH },
  { id: '12:30', hall: LUNCH, studio: LUNCH },
];

// #region excerpt
const column = {
  flex: 1,
  minWidth: 120,
  sortable: false,
  display: 'flex',
} satisfies Partial<GridColDef<Slot>>;

const columns: GridColDef<Slot>[] = [
  { field: 'id', headerName: 'From', width: 70, sortable: false },
  {
    ...column,
    field: 'hall',
    headerName: 'Hall',
    colSpan: (value) => (value === LUNCH ? 2 : 1),
  },
  { ...column, field: 'studio', headerName: 'Studio' },
];
// #endregion

export default function Timetable() {
  return (
    <div style={{ height: 480, width: '100%' }}>
      <DataGrid
        aria-label="Timetable of a conference day"
        rows={rows}
        columns={columns}
        unstable_rowSpanning
        showCellVerticalBorder
        disableRowSelectionOnClick
        disableColumnMenu
        hideFooter
        sx={{
          [`& .${gridClasses.row}:hover`]: { backgroundColor: 'transparent' },
          [`& .${gridClasses.cell}:not([aria-rowspan="1"])`]: {
            backgroundColor: 'action.hover',
          },
        }}
      />
    </div>
  );
}
