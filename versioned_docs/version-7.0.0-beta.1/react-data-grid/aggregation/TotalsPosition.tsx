import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type DataGridPremiumProps,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(5);

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 85 },
  { field: 'name', headerName: 'Name', width: 150 },
];

// #region excerpt
type Position = DataGridPremiumProps['getAggregationPosition'];

const POSITIONS: Record<string, Position> = {
  'In the rows of groups': (node) => (node.depth === -1 ? 'footer' : 'inline'),
  'Below the groups': () => 'footer',
  'Below departments, in the rows of offices': (node) =>
    node.depth === 1 ? 'inline' : 'footer',
  'Departments only': (node) => (node.depth === 0 ? 'inline' : null),
};
// #endregion

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: { columnVisibilityModel: { department: false, office: false } },
  aggregation: { model: { hours: 'sum' } },
};

const groupingColDef = { flex: 1, minWidth: 190 };

export default function TotalsPosition() {
  const [position, setPosition] = React.useState('In the rows of groups');

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 2 }}>
      <TextField
        select
        size="small"
        label="Position of totals"
        value={position}
        onChange={(event) => setPosition(event.target.value)}
        sx={{ mt: 1, maxWidth: 380 }}
      >
        {Object.keys(POSITIONS).map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <DataGridPremium
        aria-label="Hours by department and office"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={initialState}
        defaultGroupingExpansionDepth={-1}
        getAggregationPosition={POSITIONS[position]}
      />
    </Box>
  );
}
