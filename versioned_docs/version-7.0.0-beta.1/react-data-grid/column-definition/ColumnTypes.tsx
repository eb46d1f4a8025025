import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Sensor {
  id: number;
  place: string;
  degrees: number;
  installed: Date;
  lastSeen: Date;
  online: boolean;
  room: string;
}

const rows: Sensor[] = [
  {
    id: 1,
    place: 'Cold store',
    degrees: -18.5,
    installed: new Date(2022, 2, 4),
    lastSeen: new Date(2024, 3, 17, 9, 42),
    online: true,
    room: 'storage',
  },
  {
    id: 2,
    place: 'Server rack',
    degrees: 24.1,
    installed: new Date(2023, 8, 21),
    lastSeen: new Date(2024, 3, 17, 9, 45),
    online: true,
    room: 'office',
  },
  {
    id: 3,
    place: 'Loading bay',
    degrees: 8,
    installed: new Date(2021, 10, 30),
    lastSeen: new Date(2024, 3, 12, 17, 3),
    online: false,
    room: 'yard',
  },
];

// #region excerpt
const columns: GridColDef<Sensor>[] = [
  { field: 'place', headerName: 'string', width: 120 },
  { field: 'degrees', headerName: 'number', type: 'number', width: 100 },
  { field: 'installed', headerName: 'date', type: 'date', width: 110 },
  { field: 'lastSeen', headerName: 'dateTime', type: 'dateTime', width: 190 },
  { field: 'online', headerName: 'boolean', type: 'boolean', width: 100 },
  {
    field: 'room',
    headerName: 'singleSelect',
    type: 'singleSelect',
    width: 120,
    valueOptions: [
      { value: 'storage', label: 'Storage' },
      { value: 'office', label: 'Office' },
      { value: 'yard', label: 'Yard' },
    ],
  },
];
// #endregion

export default function ColumnTypes() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid aria-label="Sensors" rows={rows} columns={columns} hideFooter />
    </div>
  );
}
