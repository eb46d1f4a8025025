import { DataGrid, type GridColDef } from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

// #region excerpt
const euros = new Intl.NumberFormat('en', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const month = new Intl.DateTimeFormat('en', {
  year: 'numeric',
  month: 'short',
});

const columns: GridColDef<Employee>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 105 },
  {
    field: 'startedOn',
    headerName: 'Since',
    type: 'date',
    width: 95,
    valueFormatter: (value: Date) => month.format(value),
  },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 90,
    valueFormatter: (value: number) => euros.format(value),
  },
];
// #endregion

export default function FormattedValues() {
  return (
    <div style={{ height: 360, width: '100%' }}>
      <DataGrid
        aria-label="Employees"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
