import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 180 },
  { field: 'department', headerName: 'Department', width: 150 },
  { field: 'office', headerName: 'Office', width: 120 },
];

export default function BesideASidebar() {
  const [open, setOpen] = React.useState(true);

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Button
        variant="outlined"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ alignSelf: 'flex-start' }}
      >
        Help
      </Button>
      {/* #region excerpt */}
      <Box sx={{ flex: 1, minHeight: 0, display: 'flex', gap: 2 }}>
        <div style={{ flex: 1, minWidth: 0 }}>
          <DataGrid
            aria-label="Employees"
            rows={rows}
            columns={columns}
            hideFooter
          />
        </div>
        {open && (
          <Typography variant="body2" sx={{ width: 110, flex: 'none' }}>
            Columns that do not fit scroll inside the grid.
          </Typography>
        )}
      </Box>
      {/* #endregion */}
    </Box>
  );
}
