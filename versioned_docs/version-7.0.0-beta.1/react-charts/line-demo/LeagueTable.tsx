import { LineChart } from '@mui/x-charts/LineChart';

const rounds = [1, 2, 3, 4, 5, 6];
const teams = [
  { label: 'Harbor', data: [3, 2, 2, 1, 1, 1] },
  { label: 'Uphill', data: [1, 1, 1, 2, 3, 2] },
  { label: 'Old Mill', data: [4, 5, 4, 3, 2, 3] },
  { label: 'Station', data: [2, 3, 5, 5, 4, 4] },
  { label: 'Meadow', data: [5, 4, 3, 4, 5, 5] },
];

const teamAtTheEnd = (rank: number) =>
  teams.find(({ data }) => data.at(-1) === rank)?.label ?? '';

const scale = { min: 1, max: 5, reverse: true };

export default function LeagueTable() {
  return (
    <div
      role="img"
      aria-label="Ranks of five teams over six rounds. Harbor rises from third to first, Station falls from second to fourth."
    >
      {/* #region excerpt */}
      <LineChart
        height={320}
        margin={{ top: 20, left: 30, right: 60 }}
        xAxis={[{ scaleType: 'band', data: rounds, label: 'Round' }]}
        yAxis={[
          { ...scale, id: 'rank', valueFormatter: String },
          { ...scale, id: 'team', valueFormatter: teamAtTheEnd },
        ]}
        series={teams}
        rightAxis={{ axisId: 'team', disableLine: true, disableTicks: true }}
        slotProps={{ legend: { hidden: true } }}
        tooltip={{ trigger: 'item' }}
        sx={{
          '& .MuiLineElement-root': { strokeWidth: 4 },
          '& .MuiMarkElement-root': { strokeWidth: 4 },
        }}
      />
      {/* #endregion */}
    </div>
  );
}
