import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

// #region excerpt
const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    hideable: false,
    disableColumnMenu: true,
  },
  { field: 'office', headerName: 'Office', flex: 1 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
];
// #endregion

export default function ColumnsWithoutMenu() {
  const [menus, setMenus] = React.useState(true);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 400 }}>
      <FormControlLabel
        label="Column menus"
        control={<Switch checked={menus} />}
        onChange={(_event, checked) => setMenus(checked)}
      />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          disableColumnMenu={!menus}
          hideFooter
        />
      </div>
    </Box>
  );
}
