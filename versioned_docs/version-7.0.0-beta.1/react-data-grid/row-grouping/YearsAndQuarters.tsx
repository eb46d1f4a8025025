import {
  DataGridPremium,
  GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD,
  type GridColDef,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(10);

const quarterOf = (day: Date) => `Q${Math.floor(day.getMonth() / 3) + 1}`;

// #region excerpt
const columns: GridColDef<Employee>[] = [
  {
    field: 'year',
    headerName: 'Year',
    valueGetter: (_value, row) => row.startedOn?.getFullYear(),
    groupingValueGetter: (_value, row) => row.startedOn.getFullYear(),
  },
  {
    field: 'quarter',
    headerName: 'Quarter',
    valueGetter: (_value, row) => row.startedOn && quarterOf(row.startedOn),
    groupingValueGetter: (_value, row) => quarterOf(row.startedOn),
  },
  // #endregion
  {
    field: 'startedOn',
    headerName: 'Started',
    type: 'date',
    groupable: false,
    width: 120,
  },
  { field: 'name', headerName: 'Name', width: 160 },
  { field: 'department', headerName: 'Department', width: 130 },
];

const groupingColDef = { headerName: 'Year, quarter', width: 170 };

export default function YearsAndQuarters() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGridPremium
        aria-label="Employees by year and quarter of their first day"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        hideFooter
        initialState={{
          rowGrouping: { model: ['year', 'quarter'] },
          columns: { columnVisibilityModel: { year: false, quarter: false } },
          sorting: {
            sortModel: [
              { field: GRID_ROW_GROUPING_SINGLE_GROUPING_FIELD, sort: 'desc' },
            ],
          },
        }}
      />
    </div>
  );
}
