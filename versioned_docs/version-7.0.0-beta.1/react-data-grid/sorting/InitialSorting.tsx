import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1 },
  { field: 'startedOn', headerName: 'Since', type: 'date', width: 110 },
  { field: 'hours', headerName: 'Hours', type: 'number', flex: 1 },
];

export default function InitialSorting() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGrid
        aria-label="Employees, newest first"
        rows={rows}
        columns={columns}
        hideFooter
        initialState={{
          sorting: { sortModel: [{ field: 'startedOn', sort: 'desc' }] },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
