import * as React from 'react';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', maxWidth: 60 },
  { field: 'name', headerName: 'Name', minWidth: 120 },
  { field: 'role', headerName: 'Role' },
  { field: 'office', headerName: 'Office' },
];

export default function AutosizedOnMount() {
  const [autosize, setAutosize] = React.useState(false);

  return (
    <div>
      <FormControlLabel
        label="autosizeOnMount"
        control={
          <Switch
            checked={autosize}
            onChange={(_event, checked) => setAutosize(checked)}
          />
        }
        sx={{ height: 40 }}
      />
      <div style={{ height: 320 }}>
        {/* #region excerpt */}
        <DataGrid
          key={String(autosize)}
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          autosizeOnMount={autosize}
          autosizeOptions={{ expand: true, includeOutliers: true }}
        />
        {/* #endregion */}
      </div>
    </div>
  );
}
