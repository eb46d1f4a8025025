import {
  DataGrid,
  GridToolbarContainer,
  GridToolbarQuickFilter,
  type GridColDef,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../../_data/employees';

const rows = createEmployees(12);

// #region excerpt
const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 130 },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    filterable: false,
    getApplyQuickFilterFn: (value) =>
      /^\d{4}$/.test(value)
        ? (day: Date) => day.getFullYear() === Number(value)
        : null,
  },
  {
    field: 'remote',
    headerName: 'Remote',
    type: 'boolean',
    getApplyQuickFilterFn: (value) =>
      value.toLowerCase() === 'remote' ? Boolean : null,
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    getApplyQuickFilterFn: () => null,
  },
];
// #endregion

function Toolbar() {
  return (
    <GridToolbarContainer sx={{ p: 1 }}>
      <GridToolbarQuickFilter sx={{ flex: 1 }} />
    </GridToolbarContainer>
  );
}

const since2019 = { items: [], quickFilterValues: ['remote', '2019'] };

export default function QuickFilterOfColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
        slots={{ toolbar: Toolbar }}
        initialState={{ filter: { filterModel: since2019 } }}
      />
    </div>
  );
}
