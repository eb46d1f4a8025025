import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGrid,
  type GridColDef,
  type GridColumnVisibilityModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();
const KEY = 'employees.hidden';

const columns: GridColDef<Employee>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    hideable: false,
  },
  { field: 'role', headerName: 'Role', width: 150 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 90 },
];

const HIDDEN_AT_FIRST: GridColumnVisibilityModel = { salary: false };

// #region excerpt
function readModel(): GridColumnVisibilityModel {
  try {
    const hidden: unknown = JSON.parse(localStorage.getItem(KEY) ?? '');
    if (!Array.isArray(hidden)) return HIDDEN_AT_FIRST;
    const known = columns.filter(({ field }) => hidden.includes(field));
    return Object.fromEntries(known.map(({ field }) => [field, false]));
  } catch {
    return HIDDEN_AT_FIRST; // nothing stored, or storage is blocked
  }
}
// #endregion

function saveModel(model: GridColumnVisibilityModel) {
  const hidden = Object.keys(model).filter((field) => model[field] === false);
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // Storage is blocked or full: the choice is not saved.
  }
}

export default function RememberedColumns() {
  const [model, setModel] = React.useState(readModel);

  const change = (next: GridColumnVisibilityModel) => {
    setModel(next);
    saveModel(next);
  };

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <Button onClick={() => change(HIDDEN_AT_FIRST)}>Initial columns</Button>
      </Box>
      <div style={{ height: 344 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          columnVisibilityModel={model}
          onColumnVisibilityModelChange={change}
        />
      </div>
    </div>
  );
}
