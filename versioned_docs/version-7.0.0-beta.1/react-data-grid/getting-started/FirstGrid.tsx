import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Reading {
  id: number;
  station: string;
  takenAt: Date;
  celsius: number;
  rain: boolean;
}

const rows: Reading[] = [
  {
    id: 1,
    station: 'Harbour',
    takenAt: new Date(2024, 2, 4, 8, 0),
    celsius: 7.2,
    rain: false,
  },
  {
    id: 2,
    station: 'Old mill',
    takenAt: new Date(2024, 2, 4, 8, 5),
    celsius: 5.9,
    rain: true,
  },
  {
    id: 3,
    station: 'Airfield',
    takenAt: new Date(2024, 2, 4, 8, 2),
    celsius: 6.4,
    rain: false,
  },
  {
    id: 4,
    station: 'Upper dam',
    takenAt: new Date(2024, 2, 4, 7, 58),
    celsius: 3.1,
    rain: true,
  },
];

const columns: GridColDef<Reading>[] = [
  { field: 'station', headerName: 'Station', flex: 1, minWidth: 110 },
  { field: 'takenAt', headerName: 'Taken at', type: 'dateTime', width: 180 },
  { field: 'celsius', headerName: '°C', type: 'number', width: 80 },
  { field: 'rain', headerName: 'Rain', type: 'boolean', width: 80 },
];

export default function FirstGrid() {
  return (
    // #region excerpt
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid aria-label="Weather readings" rows={rows} columns={columns} />
    </div>
    // #endregion
  );
}
