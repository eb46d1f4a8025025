import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import {
  DataGridPro,
  gridColumnFieldsSelector,
  useGridApiRef,
  type GridColDef,
} from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();
const KEY = 'employees.order';

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
  { field: 'office', headerName: 'Office', width: 100 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 110 },
];

function readOrder(): string[] {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(saved) ? saved.map(String) : [];
  } catch {
    return [];
  }
}

function saveOrder(fields: string[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(fields));
  } catch {
    // Storage is blocked or full: the order is not saved.
  }
}

export default function SavedOrder() {
  const apiRef = useGridApiRef();
  // #region excerpt
  const [orderedFields] = React.useState(readOrder);

  const save = () => saveOrder(gridColumnFieldsSelector(apiRef));

  const startAgain = () => {
    const fields = columns.map(({ field }) => field);
    apiRef.current.restoreState({ columns: { orderedFields: fields } });
    saveOrder(fields);
  };
  // #endregion

  return (
    <div>
      <Box sx={{ height: 48 }}>
        <Button onClick={startAgain}>Initial order</Button>
      </Box>
      <div style={{ height: 344 }}>
        <DataGridPro
          apiRef={apiRef}
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          initialState={{ columns: { orderedFields } }}
          onColumnOrderChange={save}
        />
      </div>
    </div>
  );
}
