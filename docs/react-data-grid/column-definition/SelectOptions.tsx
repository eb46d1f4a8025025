import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  floor: number;
  seating: string | null;
}

const rows: Room[] = [
  { id: 1, name: 'Atrium', floor: 0, seating: 'rows' },
  { id: 2, name: 'Library', floor: 1, seating: 'round' },
  { id: 3, name: 'Workshop', floor: 1, seating: null },
];

// #region excerpt
const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 100 },
  {
    field: 'floor',
    headerName: 'Floor',
    type: 'singleSelect',
    editable: true,
    width: 110,
    valueOptions: [0, 1, 2],
    getOptionLabel: (value) =>
      value === 0 ? 'Ground' : `Floor ${String(value)}`,
  },
  {
    field: 'seating',
    headerName: 'Seating',
    type: 'singleSelect',
    editable: true,
    width: 130,
    valueOptions: ({ row }) =>
      row?.floor === 0 ? ['rows', 'standing'] : ['rows', 'round'],
  },
];
// #endregion

export default function SelectOptions() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Rooms" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
