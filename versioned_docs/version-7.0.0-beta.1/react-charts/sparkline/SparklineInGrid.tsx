import Box from '@mui/material/Box';
import {
  DataGrid,
  type GridColDef,
  type GridRenderCellParams,
} from '@mui/x-data-grid';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

interface Team {
  id: number;
  name: string;
  /** The last ten games: 1 won, 0 drawn, -1 lost. */
  games: number[];
}

const rows: Team[] = [
  { id: 1, name: 'Harbor', games: [1, 1, 0, 1, -1, 1, 1, 0, 1, 1] },
  { id: 2, name: 'Meadow', games: [-1, -1, 0, -1, 1, -1, 0, -1, -1, 1] },
  { id: 3, name: 'Old Mill', games: [1, 1, 1, 1, 0, -1, -1, -1, 0, -1] },
  { id: 4, name: 'Station', games: [0, -1, 1, -1, 0, 1, -1, 1, 0, -1] },
  { id: 5, name: 'Uphill', games: [-1, 0, -1, 1, 0, 1, 1, 1, 1, 1] },
];

const count = (games: number[], result: number) =>
  games.filter((game) => game === result).length;

// #region excerpt
function Form({ row, colDef }: GridRenderCellParams<Team>) {
  const [won, drawn, lost] = [1, 0, -1].map((result) =>
    count(row.games, result),
  );
  return (
    <div role="img" aria-label={`${won} won, ${drawn} drawn, ${lost} lost`}>
      <SparkLineChart
        data={row.games}
        width={colDef.computedWidth - 20}
        height={44}
        plotType="bar"
      />
    </div>
  );
}
// #endregion

const columns: GridColDef<Team>[] = [
  { field: 'name', headerName: 'Team', flex: 1, minWidth: 80 },
  {
    field: 'points',
    headerName: 'Points',
    type: 'number',
    width: 80,
    valueGetter: (_value, { games }) => 3 * count(games, 1) + count(games, 0),
  },
  {
    field: 'games',
    headerName: 'Last ten',
    width: 130,
    sortable: false,
    display: 'flex',
    renderCell: (params) => <Form {...params} />,
  },
];

export default function SparklineInGrid() {
  return (
    <Box sx={{ height: 320 }}>
      <DataGrid
        aria-label="Teams and their last ten games"
        rows={rows}
        columns={columns}
        initialState={{
          sorting: { sortModel: [{ field: 'points', sort: 'desc' }] },
        }}
        hideFooter
      />
    </Box>
  );
}
