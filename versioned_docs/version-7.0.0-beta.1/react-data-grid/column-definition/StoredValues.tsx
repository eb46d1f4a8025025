import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Trip {
  id: number;
  code: string;
  from: string;
  to: string;
}

const rows: Trip[] = [
  { id: 1, code: 'TM4', from: 'Turku', to: 'Mariehamn' },
  { id: 2, code: 'RT1', from: 'Rostock', to: 'Trelleborg' },
  { id: 3, code: 'SH9', from: 'Split', to: 'Hvar' },
];

// #region excerpt
const route: GridColDef<Trip, string> = {
  field: 'route',
  headerName: 'Route',
  editable: true,
  flex: 1,
  minWidth: 175,
  valueGetter: (_value, row) => `${row.from} - ${row.to}`,
  valueSetter: (value, row) => {
    const [from = row.from, to = row.to] = value.split(/\s*-\s*/);
    return { ...row, from, to };
  },
};
// #endregion

const columns: GridColDef<Trip>[] = [
  {
    field: 'code',
    headerName: 'Code',
    editable: true,
    width: 70,
    valueParser: (value) => String(value).toUpperCase(),
  },
  route,
  { field: 'from', headerName: 'From', width: 110 },
  { field: 'to', headerName: 'To', width: 110 },
];

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
