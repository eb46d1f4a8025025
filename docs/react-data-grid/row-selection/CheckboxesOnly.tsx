import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(3);

export default function CheckboxesOnly() {
  const [opened, setOpened] = React.useState('');
  const columns = React.useMemo(
    (): GridColDef<Employee>[] => [
      { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
      {
        field: 'open',
        headerName: 'Profile',
        width: 100,
        sortable: false,
        renderCell: ({ row, tabIndex }) => (
          <Button
            size="small"
            tabIndex={tabIndex}
            onClick={() => setOpened(row.name)}
          >
            Open
          </Button>
        ),
      },
    ],
    [],
  );

  return (
    <Box sx={{ height: 400, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Typography variant="body2" role="status" sx={{ height: 24 }}>
        {opened
          ? `Opened: ${opened}`
          : 'Open a profile; the row is not selected'}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          checkboxSelection
          disableRowSelectionOnClick
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
