import {
  DataGrid,
  GridToolbar,
  type GridColDef,
  type GridSlotsComponentsProps,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 130 },
  { field: 'department', headerName: 'Department', width: 120 },
  { field: 'salary', headerName: 'Salary', type: 'number' },
];

// #region excerpt
const slotProps: GridSlotsComponentsProps = {
  filterPanel: {
    columnsSort: 'asc',
    getColumnForNewFilter: () => 'department',
    filterFormProps: {
      filterColumns: ({ columns: all }) =>
        all.map(({ field }) => field).filter((field) => field !== 'salary'),
      columnInputProps: { variant: 'outlined', size: 'small' },
      operatorInputProps: { variant: 'outlined', size: 'small' },
      valueInputProps: {
        InputComponentProps: { variant: 'outlined', size: 'small' },
      },
    },
    sx: { '& .MuiDataGrid-filterForm': { alignItems: 'center', gap: 1, p: 2 } },
  },
};
// #endregion

export default function PanelOptions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: GridToolbar }}
        slotProps={slotProps}
        initialState={{
          columns: { columnVisibilityModel: { salary: false } },
        }}
      />
    </div>
  );
}
