import {
  DataGrid,
  type GridColDef,
  type GridRowClassNameParams,
} from '@mui/x-data-grid';
import { createEmployees, type Employee } from '../_data/employees';

interface Heading {
  id: string;
  heading: string;
}

type Row = Employee | Heading;

const isHeading = (row: Row): row is Heading => 'heading' in row;

const employees = createEmployees(3);
const departments = [...new Set(employees.map((one) => one.department))];
const rows = departments.flatMap((department): Row[] => [
  { id: department, heading: department },
  ...employees.filter((one) => one.department === department),
]);

// #region excerpt
const columns: GridColDef<Row>[] = [
  {
    field: 'name',
    headerName: 'Name',
    flex: 1,
    minWidth: 130,
    valueGetter: (value: string, row) => (isHeading(row) ? row.heading : value),
    colSpan: (_value, row, _column, apiRef) =>
      isHeading(row) ? apiRef.current.getVisibleColumns().length : 1,
  },
  { field: 'role', headerName: 'Role', flex: 1, minWidth: 120 },
  { field: 'office', headerName: 'Office', width: 100 },
];
// #endregion

const fixedOrder = columns.map((column) => ({
  ...column,
  sortable: false,
  filterable: false,
}));

export default function SectionHeadings() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Employees by department"
        rows={rows}
        columns={fixedOrder}
        hideFooter
        getRowClassName={({ row }: GridRowClassNameParams<Row>) =>
          isHeading(row) ? 'heading' : ''
        }
        sx={{ '& .heading': { fontWeight: 700, bgcolor: 'action.hover' } }}
      />
    </div>
  );
}
