import {
  DataGridPremium,
  type GridColDef,
  type GridGroupingColDefOverride,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'salary', headerName: 'Salary', type: 'number', width: 110 },
];

// #region excerpt
const groupingColDef: GridGroupingColDefOverride<Employee> = {
  headerName: 'Team',
  flex: 1,
  minWidth: 170,
  hideDescendantCount: true,
  valueFormatter: (value?: string) =>
    value === 'Management' ? 'Head office' : value,
};
// #endregion

export default function GroupingColumn() {
  return (
    <div style={{ height: 370, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by team"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
        }}
      />
    </div>
  );
}
