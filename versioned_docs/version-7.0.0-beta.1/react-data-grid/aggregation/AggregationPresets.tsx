import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  useGridApiRef,
  type GridAggregationModel,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(6);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 140 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 100 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

const PRESETS: [string, GridAggregationModel][] = [
  ['Budget', { hours: 'sum', salary: 'sum' }],
  ['Comparison', { hours: 'avg', salary: 'avg' }],
  ['Clear', {}],
];

export default function AggregationPresets() {
  const apiRef = useGridApiRef();
  const [changes, setChanges] = React.useState(0);

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      {/* #region excerpt */}
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {PRESETS.map(([name, model]) => (
          <Button
            key={name}
            size="small"
            onClick={() => apiRef.current.setAggregationModel(model)}
          >
            {name}
          </Button>
        ))}
        <Typography variant="body2" role="status">
          {changes} changes
        </Typography>
      </Stack>
      <DataGridPremium
        apiRef={apiRef}
        aria-label="Employees"
        rows={rows}
        columns={columns}
        onAggregationModelChange={() => setChanges((count) => count + 1)}
      />
      {/* #endregion */}
    </Box>
  );
}
