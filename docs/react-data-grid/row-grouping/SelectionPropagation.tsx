import * as React from 'react';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import {
  DataGridPremium,
  type GridColDef,
  type GridRowSelectionModel,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office', width: 90 },
  { field: 'name', headerName: 'Name', width: 160 },
];

const initialState = {
  rowGrouping: { model: ['department', 'office'] },
  columns: { columnVisibilityModel: { department: false, office: false } },
};

const groupingColDef = { width: 190 };

// #region excerpt
const propagation = { parents: true, descendants: true };
// #endregion

export default function SelectionPropagation() {
  const [selected, setSelected] = React.useState<GridRowSelectionModel>([]);
  // Ids of groups are strings, ids of employees are numbers.
  const people = selected.filter((id) => typeof id === 'number');

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1, height: 430 }}>
      <Typography role="status">{people.length} people selected</Typography>
      <Box sx={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="Employees, selected with their groups"
          rows={rows}
          columns={columns}
          groupingColDef={groupingColDef}
          checkboxSelection
          disableRowSelectionOnClick
          rowSelectionPropagation={propagation}
          rowSelectionModel={selected}
          onRowSelectionModelChange={setSelected}
          hideFooter
          initialState={initialState}
        />
      </Box>
    </Box>
  );
}
