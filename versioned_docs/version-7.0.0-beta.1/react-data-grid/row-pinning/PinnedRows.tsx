import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { createEmployees, type Employee } from '../_data/employees';

type Person = Pick<Employee, 'name' | 'department' | 'hours' | 'salary'> & {
  id: string | number;
};

const rows: Person[] = createEmployees(8);

const sum = (pick: (person: Person) => number) =>
  rows.reduce((total, person) => total + pick(person), 0);

const columns: GridColDef<Person>[] = [
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 120 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 75 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 95 },
];

// #region excerpt
const pinnedRows = {
  bottom: [
    {
      id: 'total',
      name: 'All employees',
      department: '',
      hours: sum(({ hours }) => hours),
      salary: sum(({ salary }) => salary),
    },
  ],
};
// #endregion

export default function PinnedRows() {
  return (
    <div style={{ height: 420, width: '100%' }}>
      <DataGridPro
        aria-label="Employees with a pinned total"
        rows={rows}
        columns={columns}
        pinnedRows={pinnedRows}
      />
    </div>
  );
}
