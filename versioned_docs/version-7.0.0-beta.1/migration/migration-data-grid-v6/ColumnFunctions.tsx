import Box from '@mui/material/Box';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Parcel {
  id: number | 'sum';
  givenName: string;
  familyName: string;
  kilograms: number;
  handedIn: string;
}

const parcels: Parcel[] = [
  {
    id: 1,
    givenName: 'Ines',
    familyName: 'Duarte',
    kilograms: 2.4,
    handedIn: '2024-03-04',
  },
  {
    id: 2,
    givenName: 'Tom',
    familyName: 'Okafor',
    kilograms: 11,
    handedIn: '2024-03-05',
  },
  {
    id: 3,
    givenName: 'Mei',
    familyName: 'Lin',
    kilograms: 0.8,
    handedIn: '2024-03-05',
  },
  {
    id: 'sum',
    givenName: 'All',
    familyName: 'parcels',
    kilograms: 14.2,
    handedIn: '',
  },
];

// #region excerpt
const columns: GridColDef<Parcel>[] = [
  {
    field: 'recipient',
    headerName: 'Recipient',
    width: 160,
    editable: true,
    // v6: ({ row }) => …
    valueGetter: (_value, row) => `${row.givenName} ${row.familyName}`,
    // v6: ({ value, row }) => …
    valueSetter: (value: string, row) => {
      const [givenName = '', ...rest] = value.split(' ');
      return { ...row, givenName, familyName: rest.join(' ') };
    },
    // v6: ({ row }) => …
    colSpan: (_value, row) => (row.id === 'sum' ? 2 : 1),
  },
  {
    field: 'handedIn',
    headerName: 'Handed in',
    type: 'date',
    width: 130,
    // v6: ({ value }) => …
    valueGetter: (value: string) =>
      value === '' ? null : new Date(`${value}T00:00`),
  },
  {
    field: 'kilograms',
    headerName: 'Weight',
    type: 'number',
    editable: true,
    // v6: ({ value }) => …
    valueFormatter: (value: number) => `${value} kg`,
    // v6: (value, params) => …
    valueParser: (value, row) =>
      Math.min(Number(value), row?.id === 'sum' ? Infinity : 30),
  },
];
// #endregion

export default function ColumnFunctions() {
  return (
    <Box sx={{ height: 285 }}>
      <DataGrid
        aria-label="Parcels, with column functions of version 7"
        rows={parcels}
        columns={columns}
        isCellEditable={({ id }) => id !== 'sum'}
        hideFooter
      />
    </Box>
  );
}
