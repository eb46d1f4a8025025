import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();
const threeRows = rows.slice(0, 3);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
];

const shared = { 'aria-label': 'Employees', columns };

type Size = 'fixed' | 'fill' | 'content';

export default function GridSizes() {
  const [size, setSize] = React.useState<Size>('fixed');

  // #region excerpt
  const grid = <DataGrid {...shared} rows={rows} />;
  const grids: Record<Size, React.ReactNode> = {
    fixed: <div style={{ height: 240 }}>{grid}</div>,
    fill: <div style={{ flex: 1, minHeight: 0 }}>{grid}</div>,
    content: (
      <div style={{ display: 'flex', flexDirection: 'column' }}>
        <DataGrid {...shared} rows={threeRows} />
      </div>
    ),
  };
  // #endregion

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Height of the grid"
        value={size}
        onChange={(_, next: Size | null) => setSize(next ?? size)}
      >
        <ToggleButton value="fixed">Fixed</ToggleButton>
        <ToggleButton value="fill">Fill the rest</ToggleButton>
        <ToggleButton value="content">Fit the rows</ToggleButton>
      </ToggleButtonGroup>
      {grids[size]}
      <Typography variant="caption" color="text.secondary">
        This line comes after the grid.
      </Typography>
    </Box>
  );
}
