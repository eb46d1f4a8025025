import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';
import { createProducts } from '../_data/products';
import { createRandom } from '../_data/random';

interface Row {
  id: number;
  name: string;
  /** Pieces sold in each of the last twelve weeks. */
  weeks: number[];
}

const random = createRandom(12);

const rows = createProducts(20).map(({ id, name }): Row => {
  const slope = random.integer(-4, 5);
  const weeks = Array.from({ length: 12 }, (_, week) =>
    Math.max(2, 50 + slope * week + random.integer(-9, 9)),
  );
  return { id, name, weeks };
});

const sum = (list: number[]) => list.reduce((total, one) => total + one, 0);

// #region excerpt
/** Compares the last four weeks with the first four, in percent. */
const change = (weeks: number[]) =>
  Math.round((sum(weeks.slice(-4)) / sum(weeks.slice(0, 4)) - 1) * 100);

function TrendCell({ row, formattedValue, colDef }: GridRenderCellParams<Row>) {
  const { palette } = useTheme();
  return (
    <Box
      role="img"
      aria-label={`${formattedValue} in twelve weeks, from ${row.weeks[0]} to ${row.weeks[11]} a week`}
    >
      <SparkLineChart
        data={row.weeks}
        width={colDef.computedWidth - 20}
        height={44}
        colors={[palette.primary.main]}
        area
      />
    </Box>
  );
}
// #endregion

const columns: GridColDef<Row>[] = [
  { field: 'name', headerName: 'Article', flex: 1, minWidth: 110 },
  {
    field: 'change',
    headerName: 'Change',
    type: 'number',
    width: 90,
    valueGetter: (_value, row) => change(row.weeks),
    valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value}%`,
  },
  {
    field: 'weeks',
    headerName: 'Twelve weeks',
    type: 'number',
    headerAlign: 'left',
    width: 150,
    display: 'flex',
    valueGetter: change,
    valueFormatter: (value: number) => `${value > 0 ? '+' : ''}${value}%`,
    renderCell: (params) => <TrendCell {...params} />,
  },
];

export default function SparklineColumn() {
  return (
    <div style={{ height: 400, width: '100%' }}>
      <DataGrid
        aria-label="Articles and their sales"
        rows={rows}
        columns={columns}
        hideFooter
      />
    </div>
  );
}
