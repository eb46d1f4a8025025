import * as React from 'react';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';

interface Guest {
  id: number;
  name: string;
  persons: number | null;
}

const FIRST: Guest[] = [
  { id: 1, name: 'Atelier Nord', persons: 4 },
  { id: 2, name: 'Officina Verde', persons: 2 },
  { id: 3, name: '', persons: null },
];

const columns: GridColDef<Guest>[] = [
  {
    field: 'name',
    headerName: 'Guest',
    editable: true,
    flex: 1,
    valueFormatter: (name: string) => name || 'Add a guest …',
  },
  { field: 'persons', headerName: 'Persons', type: 'number', editable: true },
];

export default function EmptyRowAtTheEnd() {
  const [rows, setRows] = React.useState(FIRST);
  // #region excerpt
  const save = (guest: Guest) => {
    setRows((last) => {
      const next = last.map((row) => (row.id === guest.id ? guest : row));
      const isFull = next.every(({ name }) => name.trim() !== '');
      const id = Math.max(...next.map((row) => row.id)) + 1;
      return isFull ? [...next, { id, name: '', persons: null }] : next;
    });
    return guest;
  };
  // #endregion

  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Guests"
        rows={rows}
        columns={columns}
        processRowUpdate={save}
        disableColumnSorting
        disableColumnFilter
        hideFooter
      />
    </div>
  );
}
