import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import {
  DataGrid,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const employees = createEmployees(6);
const NONE: Employee[] = [];

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 80 },
];

// #region excerpt
const slotProps = {
  loadingOverlay: { noRowsVariant: 'skeleton', variant: 'linear-progress' },
} satisfies GridSlotsComponentsProps;
// #endregion

export default function LoadingVariants() {
  const [step, setStep] = React.useState('first');

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <ToggleButtonGroup
        aria-label="State of the request"
        size="small"
        exclusive
        value={step}
        onChange={(_event, next: string | null) => next && setStep(next)}
      >
        <ToggleButton value="first">First rows</ToggleButton>
        <ToggleButton value="more">New rows</ToggleButton>
        <ToggleButton value="loaded">Loaded</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees that are loading"
          rows={step === 'first' ? NONE : employees}
          columns={columns}
          loading={step !== 'loaded'}
          slotProps={slotProps}
          hideFooter
        />
      </Box>
    </Box>
  );
}
