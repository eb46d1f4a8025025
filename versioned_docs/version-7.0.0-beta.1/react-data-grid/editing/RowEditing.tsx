import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 140 },
  { field: 'role', headerName: 'Role', editable: true, flex: 1, minWidth: 150 },
  {
    field: 'office',
    headerName: 'Office',
    type: 'singleSelect',
    valueOptions: ['Lisbon', 'Oslo', 'Utrecht'],
    editable: true,
    width: 110,
  },
  { field: 'remote', headerName: 'Remote', type: 'boolean', editable: true },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    editable: true,
    width: 140,
  },
];

export default function RowEditing() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Staff, edited row by row"
        rows={rows}
        columns={columns}
        editMode="row"
        hideFooter
      />
      {/* #endregion */}
    </div>
  );
}
