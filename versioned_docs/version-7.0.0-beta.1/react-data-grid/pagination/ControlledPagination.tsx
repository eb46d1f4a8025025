import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridPaginationModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(9);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'department', headerName: 'Department', flex: 1 },
];

const FIRST: GridPaginationModel = { page: 0, pageSize: 5 };

export default function ControlledPagination() {
  const [model, setModel] = React.useState(FIRST);
  const address = `?page=${model.page + 1}&size=${model.pageSize}`;

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Button variant="outlined" onClick={() => setModel(FIRST)}>
          Reset
        </Button>
        <Typography variant="body2" role="status">
          {address}
        </Typography>
      </Box>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          paginationModel={model}
          onPaginationModelChange={setModel}
          pageSizeOptions={[5, 10, 20]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
