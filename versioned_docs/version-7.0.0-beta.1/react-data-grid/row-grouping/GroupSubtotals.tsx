import {
  DataGridPremium,
  type GridColDef,
  type GridGroupNode,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees();

const wholeEuros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 }); // prettier-ignore

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  { field: 'office', headerName: 'Office' },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'hours', headerName: 'Hours', type: 'number', width: 90 },
  {
    field: 'salary',
    headerName: 'Salary',
    type: 'number',
    width: 120,
    valueFormatter: (value?: number) =>
      value === undefined ? '' : wholeEuros.format(value),
  },
];

// #region excerpt
/** Departments below their rows, offices next to their name, no grand total. */
function positionOf({ depth }: GridGroupNode) {
  if (depth === -1) return null;
  return depth === 0 ? 'footer' : 'inline';
}
// #endregion

const isDesign = ({ groupingKey }: GridGroupNode) => groupingKey === 'Design';

const groupingColDef = { width: 210 };

export default function GroupSubtotals() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Hours and salaries by department and office"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        getAggregationPosition={positionOf}
        isGroupExpandedByDefault={isDesign}
        hideFooter
        initialState={{
          rowGrouping: { model: ['department', 'office'] },
          columns: {
            columnVisibilityModel: { department: false, office: false },
          },
          aggregation: { model: { hours: 'sum', salary: 'avg' } },
        }}
      />
    </div>
  );
}
