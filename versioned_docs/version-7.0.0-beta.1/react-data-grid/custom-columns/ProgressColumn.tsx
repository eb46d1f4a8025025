import Box from '@mui/material/Box';
import {
  DataGrid,
  getGridNumericOperators,
  type GridColDef,
  type GridColTypeDef,
  type GridFilterOperator,
  type GridRenderCellParams,
} from '@mui/x-data-grid';

interface Task {
  id: number;
  task: string;
  done: number;
  /** Expected progress in percent. */
  expected: number;
}

const rows: Task[] = [
  { id: 1, task: 'Move the archive', done: 72, expected: 60 },
  { id: 2, task: 'Count the stock', done: 35, expected: 80 },
  { id: 3, task: 'Print labels', done: 100, expected: 100 },
  { id: 4, task: 'Train new staff', done: 18, expected: 25 },
  { id: 5, task: 'Test the scales', done: 50, expected: 40 },
];

const layer = { position: 'absolute', insetBlock: 0, insetInlineStart: 0 };

function ProgressCell({
  value = 0,
  row,
  colDef,
}: GridRenderCellParams<Task, number>) {
  const behind = value < row.expected;
  const label = `${colDef.headerName}: ${value}%, expected ${row.expected}%`;
  return (
    <Box
      role="img"
      aria-label={label}
      sx={{
        position: 'relative',
        flex: 1,
        height: 12,
        borderRadius: 1,
        overflow: 'hidden',
        bgcolor: 'action.selected',
      }}
    >
      <Box
        sx={{
          ...layer,
          width: `${value}%`,
          bgcolor: behind ? 'warning.main' : 'success.main',
        }}
      />
      <Box
        sx={{
          ...layer,
          width: `${row.expected}%`,
          borderInlineEnd: '3px solid',
          borderColor: 'text.primary',
        }}
      />
    </Box>
  );
}

// #region excerpt
const behindPlan: GridFilterOperator<Task, number> = {
  label: 'is behind plan',
  value: 'behind',
  requiresFilterValue: false,
  getApplyFilterFn: () => (done, row) => done < row.expected,
};

const progress: GridColTypeDef = {
  type: 'number',
  headerAlign: 'left',
  display: 'flex',
  editable: true,
  valueFormatter: (done: number) => `${done}%`,
  valueSetter: (done: number, row: Task, { field }) => ({
    ...row,
    [field]: Math.min(100, Math.max(0, Number(done))),
  }),
  filterOperators: [behindPlan, ...getGridNumericOperators()],
  renderCell: (params) => <ProgressCell {...params} />,
};
// #endregion

const columns: GridColDef<Task>[] = [
  { field: 'task', headerName: 'Task', flex: 1, minWidth: 130 },
  { field: 'done', headerName: 'Done', flex: 1, minWidth: 110, ...progress },
];

export default function ProgressColumn() {
  return (
    <div style={{ height: 320, width: '100%' }}>
      <DataGrid
        aria-label="Tasks and their progress"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
