import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, useGridApiRef, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const createColumns = (): GridColDef<Employee>[] => [
  { field: 'name', headerName: 'Name', width: 120 },
  { field: 'role', headerName: 'Role', width: 140 },
  { field: 'office', headerName: 'Office', width: 100 },
];

const columnsMadeOnce = createColumns();

export default function StableColumns() {
  const apiRef = useGridApiRef();
  const [stable, setStable] = React.useState(false);
  const [renders, setRenders] = React.useState(1);

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 1,
        }}
      >
        <FormControlLabel
          control={
            <Switch
              checked={stable}
              onChange={(event) => setStable(event.target.checked)}
            />
          }
          label="Columns made once"
        />
        <Button
          variant="outlined"
          onClick={() => apiRef.current.setColumnWidth('name', 220)}
        >
          Widen the first column
        </Button>
        <Button variant="outlined" onClick={() => setRenders(renders + 1)}>
          Render again ({renders})
        </Button>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          aria-label="Employees"
          apiRef={apiRef}
          rows={rows}
          columns={stable ? columnsMadeOnce : createColumns()}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
