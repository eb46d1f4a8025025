import * as React from 'react';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowGroupingModel,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 110 },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'role', headerName: 'Role', width: 150 },
];

const VIEWS = [
  { value: '', label: 'Nothing' },
  { value: 'department,office', label: 'Department, then office' },
  { value: 'office,department', label: 'Office, then department' },
];

export default function ControlledGrouping() {
  const [model, setModel] = React.useState<GridRowGroupingModel>(['department', 'office']); // prettier-ignore
  const view = model.join(',');
  const isKnown = VIEWS.some(({ value }) => value === view);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2, height: 460 }}>
      <TextField
        select
        size="small"
        label="Group by"
        value={isKnown ? view : 'own'}
        onChange={(event) =>
          setModel(event.target.value.split(',').filter(Boolean))
        }
        sx={{ maxWidth: 260 }}
      >
        {VIEWS.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
        {!isKnown && <MenuItem value="own">{model.join(', then ')}</MenuItem>}
      </TextField>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        {/* #region excerpt */}
        <DataGridPremium
          aria-label="Employees in groups"
          rows={rows}
          columns={columns}
          hideFooter
          rowGroupingModel={model}
          onRowGroupingModelChange={setModel}
        />
        {/* #endregion */}
      </Box>
    </Box>
  );
}
