import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridInitialState,
  GridToolbarContainer,
  GridToolbarDensitySelector,
  useGridApiRef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'office', headerName: 'Office', width: 100 },
];

function DensityToolbar() {
  return (
    <GridToolbarContainer>
      <GridToolbarDensitySelector />
    </GridToolbarContainer>
  );
}

const slots = { toolbar: DensityToolbar };

export default function DensityInState() {
  const apiRef = useGridApiRef();
  const [saved, setSaved] = React.useState<GridInitialState>();

  // #region excerpt
  const save = () => setSaved(apiRef.current.exportState());
  const restore = () => {
    if (saved) apiRef.current.restoreState(saved);
  };
  // #endregion

  return (
    <Box sx={{ height: 420, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button onClick={save}>Save</Button>
        <Button onClick={restore} disabled={!saved}>
          Restore
        </Button>
        <span role="status">{saved && `Saved: ${saved.density}`}</span>
      </Box>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees with a density to keep"
          apiRef={apiRef}
          rows={rows}
          columns={columns}
          slots={slots}
          hideFooter
        />
      </Box>
    </Box>
  );
}
