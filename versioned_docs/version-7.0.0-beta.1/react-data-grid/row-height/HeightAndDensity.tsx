import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { DataGrid, type GridColDef, type GridDensity } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(5);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'role', headerName: 'Role', flex: 1 },
];

const ROW_HEIGHT = 50;
const FACTORS = { compact: 0.7, standard: 1, comfortable: 1.3 };

export default function HeightAndDensity() {
  const [density, setDensity] = React.useState<GridDensity>('standard');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 420, gap: 1 }}>
      <ToggleButtonGroup
        aria-label="Density"
        size="small"
        exclusive
        value={density}
        onChange={(_event, next: GridDensity | null) =>
          next && setDensity(next)
        }
      >
        <ToggleButton value="compact">Compact</ToggleButton>
        <ToggleButton value="standard">Standard</ToggleButton>
        <ToggleButton value="comfortable">Comfortable</ToggleButton>
      </ToggleButtonGroup>
      <Typography variant="body2" role="status">
        {ROW_HEIGHT} × {FACTORS[density]} = {ROW_HEIGHT * FACTORS[density]}{' '}
        pixels
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          rowHeight={ROW_HEIGHT}
          density={density}
          hideFooter
        />
      </div>
    </Box>
  );
}
