import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGrid,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(5);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'department', headerName: 'Department', flex: 1 },
];

export default function SingleRowSelection() {
  // #region excerpt
  const [model, setModel] = React.useState<GridRowSelectionModel>([2]);
  const person = rows.find(({ id }) => id === model[0]);
  // #endregion

  return (
    <Box sx={{ height: 440, display: 'flex', flexDirection: 'column', gap: 1 }}>
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGrid
          aria-label="Employees"
          rows={rows}
          columns={columns}
          hideFooter
          rowSelectionModel={model}
          onRowSelectionModelChange={setModel}
        />
      </div>
      <Typography variant="body2" role="status" sx={{ height: 48 }}>
        {person
          ? `${person.name}, ${person.role}, ${person.office}, ${person.hours} hours a week`
          : 'Select a person'}
      </Typography>
    </Box>
  );
}
