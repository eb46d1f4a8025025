import { DataGridPremium, type GridColDef } from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(5);

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    groupable: false,
    width: 120,
  },
  {
    field: 'firstDay',
    headerName: 'Latest',
    type: 'date',
    groupable: false,
    width: 120,
    valueGetter: (_value, row) => row.startedOn,
  },
];

export default function BuiltInFunctions() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees, with each of the built-in functions"
        rows={rows}
        columns={columns}
        initialState={{
          // #region excerpt
          aggregation: {
            model: {
              name: 'size',
              hours: 'sum',
              salary: 'avg',
              startedOn: 'min',
              firstDay: 'max',
            },
          },
          // #endregion
        }}
      />
    </div>
  );
}
