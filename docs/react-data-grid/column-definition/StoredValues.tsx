import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trip {
  id: number;
  from: string;
  to: string;
  minutes: number;
}

const rows: Trip[] = [
  { id: 1, from: 'Turku', to: 'Mariehamn', minutes: 315 },
  { id: 2, from: 'Rostock', to: 'Trelleborg', minutes: 360 },
  { id: 3, from: 'Split', to: 'Hvar', minutes: 65 },
];

// #region excerpt
const columns: GridColDef<Trip>[] = [
  {
    field: 'route',
    headerName: 'Route (editable)',
    flex: 1,
    minWidth: 170,
    editable: true,
    valueGetter: (_value, row) => `${row.from} - ${row.to}`,
    valueSetter: (value: string, row) => {
      const [from = row.from, to = row.to] = value.split(/\s*-\s*/);
      return { ...row, from, to };
    },
  },
  {
    field: 'minutes',
    headerName: 'Hours (editable)',
    type: 'number',
    width: 140,
    editable: true,
    valueGetter: (value: number) => value / 60,
    valueSetter: (value: number, row) => ({ ...row, minutes: value * 60 }),
    valueFormatter: (value: number) => value.toFixed(2),
  },
];
// #endregion

export default function StoredValues() {
  return (
    <div style={{ height: 230, width: '100%' }}>
      <DataGrid
        aria-label="Ferry trips"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
