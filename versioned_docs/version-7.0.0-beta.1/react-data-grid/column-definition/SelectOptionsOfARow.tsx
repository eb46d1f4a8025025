import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Room {
  id: number;
  name: string;
  floor: number;
  seating: string | null;
}

const rows: Room[] = [
  { id: 1, name: 'Atrium', floor: 0, seating: 'Rows' },
  { id: 2, name: 'Library', floor: 1, seating: 'Round tables' },
  { id: 3, name: 'Workshop', floor: 1, seating: null },
];

const columns: GridColDef<Room>[] = [
  { field: 'name', headerName: 'Room', flex: 1, minWidth: 90 },
  { field: 'floor', headerName: 'Floor', type: 'number', width: 70 },
  // #region excerpt
  {
    field: 'seating',
    headerName: 'Seating',
    type: 'singleSelect',
    editable: true,
    width: 140,
    valueOptions: ({ row }) => {
      if (!row) return ['Rows', 'Standing', 'Round tables']; // filter panel
      return row.floor === 0 ? ['Rows', 'Standing'] : ['Rows', 'Round tables'];
    },
  },
  // #endregion
];

export default function SelectOptionsOfARow() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Rooms" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
