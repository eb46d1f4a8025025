import * as React from 'react';
import Box from '@mui/material/Box';
import Slider from '@mui/material/Slider';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  useGridApiRef,
  type GridColDef,
  type GridDensity,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 150 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
];

/** Measures a checkbox of the grid, again when the grid or the density changes. */
function useTargetSize(density: GridDensity) {
  const apiRef = useGridApiRef();
  const [target, setTarget] = React.useState('');
  const measure = React.useCallback(() => {
    requestAnimationFrame(() => {
      const root = apiRef.current.rootElementRef?.current;
      const box = root?.querySelector('.MuiCheckbox-root');
      if (!box) return;
      const { width, height } = box.getBoundingClientRect();
      setTarget(`Checkbox: ${Math.round(width)} × ${Math.round(height)} px`);
    });
  }, [apiRef]);
  React.useEffect(measure, [measure, density]);
  return { apiRef, target, measure };
}

export default function TargetSize() {
  const [density, setDensity] = React.useState<GridDensity>('standard');
  const [scale, setScale] = React.useState(100);
  const { apiRef, target, measure } = useTargetSize(density);

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', height: 480 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        <ToggleButtonGroup
          aria-label="Density"
          size="small"
          exclusive
          value={density}
          onChange={(_event, value) => value && setDensity(value)}
        >
          <ToggleButton value="compact">Compact</ToggleButton>
          <ToggleButton value="standard">Standard</ToggleButton>
          <ToggleButton value="comfortable">Comfortable</ToggleButton>
        </ToggleButtonGroup>
        <Slider
          aria-label="Text size in percent"
          min={100}
          max={200}
          step={25}
          marks
          valueLabelDisplay="auto"
          value={scale}
          onChange={(_event, value) => setScale(Number(value))}
          sx={{ width: 160, mx: 1 }}
        />
      </Box>
      <Typography variant="body2" role="status" sx={{ mb: 1 }}>
        {target}
      </Typography>
      <div style={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGrid
          apiRef={apiRef}
          aria-label="People in a chosen density"
          rows={rows}
          columns={columns}
          density={density}
          onResize={measure}
          checkboxSelection
          rowHeight={(52 * scale) / 100}
          columnHeaderHeight={(56 * scale) / 100}
          sx={{ fontSize: `${(0.875 * scale) / 100}rem` }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
