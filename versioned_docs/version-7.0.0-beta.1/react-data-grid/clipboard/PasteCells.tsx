import Box from '@mui/material/Box';
import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';
import { ClipboardText } from './ClipboardText';

const rows = createEmployees();

// #region excerpt
const columns: GridColDef<Employee>[] = [
  { field: 'id', headerName: 'No.', width: 60 },
  { field: 'name', headerName: 'Name', width: 150, editable: true },
  {
    field: 'office',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: ['Lisbon', 'Oslo', 'Utrecht'],
    width: 100,
    editable: true,
  },
  { field: 'hours', headerName: 'Hours', type: 'number', editable: true },
  { field: 'remote', headerName: 'Remote', type: 'boolean', editable: true },
];
// #endregion

const sample = 'Ana Ruiz\tLisbon\t32\tyes\nTom Vos\tAtlantis\t40\tno';

export default function PasteCells() {
  return (
    <Box
      sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, height: 440 }}
    >
      <ClipboardText label="Two people to paste" text={sample} copy />
      <div style={{ flex: 1, minHeight: 0 }}>
        <DataGridPremium
          aria-label="People to paste over"
          rows={rows}
          columns={columns}
          cellSelection
          disableRowSelectionOnClick
        />
      </div>
    </Box>
  );
}
