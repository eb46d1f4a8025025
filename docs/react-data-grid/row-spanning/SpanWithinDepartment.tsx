import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(4);

// #region excerpt
const department: GridColDef<Employee> = {
  field: 'department',
  headerName: 'Department',
  width: 120,
};

/** Merges all neighbors with the same office or hours. */
const merged: GridColDef<Employee>[] = [
  department,
  { field: 'office', headerName: 'Office', width: 90 },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 80,
    // A column keeps what its new definition lacks, if both have the same type.
    rowSpanValueGetter: (value) => value,
  },
];

/** Merges offices within a department, and no hours. */
const restricted: GridColDef<Employee>[] = [
  department,
  {
    field: 'office',
    headerName: 'Office',
    width: 90,
    rowSpanValueGetter: (value, row) => `${row.department}, ${value}`,
  },
  {
    field: 'hours',
    headerName: 'Hours',
    type: 'number',
    width: 80,
    rowSpanValueGetter: () => null,
  },
];
// #endregion

export default function SpanWithinDepartment() {
  const [isRestricted, setRestricted] = React.useState(true);

  return (
    <Box sx={{ height: 480, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <FormControlLabel
        label="Only offices of the same department"
        control={<Switch checked={isRestricted} />}
        onChange={(_event, checked) => setRestricted(checked)}
      />
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees, merged by department and office"
          rows={rows}
          columns={isRestricted ? restricted : merged}
          unstable_rowSpanning
          showCellVerticalBorder
          disableRowSelectionOnClick
          hideFooter
        />
      </Box>
    </Box>
  );
}
