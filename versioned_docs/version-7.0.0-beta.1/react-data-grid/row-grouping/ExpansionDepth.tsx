import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'role', headerName: 'Role' },
  { field: 'name', headerName: 'Name', width: 170 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
];

const initialState = {
  rowGrouping: { model: ['department', 'role'] },
  columns: { columnVisibilityModel: { department: false, role: false } },
};

const groupingColDef = { width: 250 };

export default function ExpansionDepth() {
  const [depth, setDepth] = React.useState(1);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 450 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        aria-label="Open groups"
        value={depth}
        onChange={(_event, value: number | null) => setDepth(value ?? depth)}
      >
        <ToggleButton value={0}>None</ToggleButton>
        <ToggleButton value={1}>Departments</ToggleButton>
        <ToggleButton value={-1}>All</ToggleButton>
      </ToggleButtonGroup>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPremium
          aria-label="Employees by department and role"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={depth}
          hideFooter
          initialState={initialState}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
