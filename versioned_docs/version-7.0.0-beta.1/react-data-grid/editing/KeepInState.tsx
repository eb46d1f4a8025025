import * as React from 'react';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
];

export default function KeepInState() {
  const [rows, setRows] = React.useState(() => createEmployees());
  // #region excerpt
  const processRowUpdate = (newRow: Employee) => {
    const hours = Math.min(Math.max(newRow.hours || 0, 0), 40);
    const saved = { ...newRow, hours };
    setRows((last) => last.map((row) => (row.id === saved.id ? saved : row)));
    return saved;
  };
  // #endregion
  const total = rows.reduce((sum, row) => sum + row.hours, 0);

  return (
    <div>
      <Typography variant="body2" role="status" sx={{ height: 32 }}>
        {total} hours a week in all
      </Typography>
      <div style={{ height: 360 }}>
        <DataGrid
          aria-label="Hours of the staff, 40 at most"
          rows={rows}
          columns={columns}
          processRowUpdate={processRowUpdate}
          hideFooter
        />
      </div>
    </div>
  );
}
