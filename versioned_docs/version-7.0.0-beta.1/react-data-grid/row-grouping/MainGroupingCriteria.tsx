import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name' },
  { field: 'role', headerName: 'Role', width: 170 },
];

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: {
    columnVisibilityModel: { department: false, office: false, name: false },
  },
  sorting: {
    sortModel: [
      { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' as const },
    ],
  },
};

export default function MainGroupingCriteria() {
  const [criteria, setCriteria] = React.useState('name');
  // #region excerpt
  const groupingColDef = React.useMemo(
    () => ({
      leafField: 'name',
      mainGroupingCriteria: criteria,
      width: 250,
    }),
    [criteria],
  );
  // #endregion
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 480 }}>
      <TextField
        select
        size="small"
        label="The column sorts"
        value={criteria}
        onChange={(event) => setCriteria(event.target.value)}
        sx={{ maxWidth: 240 }}
      >
        <MenuItem value="name">names</MenuItem>
        <MenuItem value="department">departments and offices</MenuItem>
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          key={criteria}
          aria-label="Employees by department and office"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          defaultGroupingExpansionDepth={-1}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
