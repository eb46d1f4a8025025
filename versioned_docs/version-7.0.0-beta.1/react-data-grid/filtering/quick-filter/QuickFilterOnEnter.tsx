import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import {
  DataGrid,
  GridToolbarContainer,
  useGridApiContext,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(12);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  { field: 'office', headerName: 'Office', width: 90 },
];

// #region excerpt
function SearchForm() {
  const apiRef = useGridApiContext();
  const [text, setText] = React.useState('');
  const search = (event: React.FormEvent) => {
    event.preventDefault();
    const words = text.split(' ').filter(Boolean);
    apiRef.current.setQuickFilterValues(words);
  };
  // #endregion

  return (
    <GridToolbarContainer sx={{ p: 1.5 }}>
      <form onSubmit={search} style={{ display: 'flex', gap: 8, flex: 1 }}>
        <TextField
          fullWidth
          type="search"
          size="small"
          label="Name, role or office"
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="outlined">
          Search
        </Button>
      </form>
    </GridToolbarContainer>
  );
}

export default function QuickFilterOnEnter() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: SearchForm }}
      />
    </div>
  );
}
