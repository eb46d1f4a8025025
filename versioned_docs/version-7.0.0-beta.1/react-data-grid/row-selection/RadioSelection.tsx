import * as React from 'react';
import type { CheckboxProps } from '@mui/material/Checkbox';
import Radio from '@mui/material/Radio';
import {
  DataGrid,
  GRID_CHECKBOX_SELECTION_COL_DEF,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(3);

// #region excerpt
const columns: GridColDef<Employee>[] = [
  // A single choice does not need a "select all" checkbox.
  { ...GRID_CHECKBOX_SELECTION_COL_DEF, width: 72, renderHeader: () => 'Lead' },
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'office', headerName: 'Office', flex: 1 },
];

const RowRadio = React.forwardRef<HTMLButtonElement, CheckboxProps>(
  ({ indeterminate, indeterminateIcon, size, ...props }, ref) => (
    <Radio ref={ref} {...props} />
  ),
);
// #endregion
RowRadio.displayName = 'RowRadio';

export default function RadioSelection() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees with radio buttons"
        rows={rows}
        columns={columns}
        checkboxSelection
        disableMultipleRowSelection
        hideFooter
        slots={{ baseCheckbox: RowRadio }}
      />
    </div>
  );
}
