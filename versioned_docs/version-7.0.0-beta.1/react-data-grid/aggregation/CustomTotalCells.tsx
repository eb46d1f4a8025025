import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import {
  DataGridPremium,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid-premium';
import { createEmployees, type Employee } from '../_data/employees';

const rows = createEmployees(6);

const DIGITS = { maximumFractionDigits: 1 };

// #region excerpt
function HoursCell({
  value,
  formattedValue,
  aggregation,
}: GridRenderCellParams<Employee, number>) {
  const { hasCellUnit = true, aggregationFunctionName } = aggregation ?? {};
  // A count or a sum is not weekly hours, so a bar cannot show it.
  if (!hasCellUnit) return `${formattedValue} people`;
  if (aggregationFunctionName === 'sum') return `${formattedValue} h`;
  return (
    <Box
      sx={{
        width: '100%',
        height: '100%',
        display: 'grid',
        alignContent: 'center',
        lineHeight: 1.75,
      }}
    >
      {formattedValue} h
      <LinearProgress
        aria-hidden
        variant="determinate"
        value={((value ?? 0) / 40) * 100}
      />
    </Box>
  );
}
// #endregion

const columns: GridColDef<Employee>[] = [
  { field: 'department', headerName: 'Department' },
  {
    field: 'hours',
    headerName: 'Hours a week',
    type: 'number',
    width: 125,
    valueFormatter: (value: number) => value.toLocaleString('en', DIGITS),
    renderCell: (params) => <HoursCell {...params} />,
  },
];

const groupingColDef = { flex: 1, minWidth: 165 };

export default function CustomTotalCells() {
  return (
    <div style={{ height: 440, width: '100%' }}>
      <DataGridPremium
        aria-label="Hours by department"
        rows={rows}
        columns={columns}
        groupingColDef={groupingColDef}
        initialState={{
          rowGrouping: { model: ['department'] },
          columns: { columnVisibilityModel: { department: false } },
          aggregation: { model: { hours: 'avg' } },
        }}
      />
    </div>
  );
}
