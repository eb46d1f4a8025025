import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(10);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 150 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 110 },
];

export default function OneConditionOnly() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      {/* #region excerpt */}
      <DataGridPro
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        disableMultipleColumnsFiltering
        initialState={{
          filter: {
            filterModel: {
              items: [{ field: 'hours', operator: '<', value: 40 }],
            },
          },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
