import { LineChart } from '@mui/x-charts/LineChart';

const minutes = Array.from({ length: 31 }, (_, index) => index * 2);

/** Share of rides by duration: a bell curve around the usual time. */
const rides = (usual: number, spread: number) =>
  minutes.map((minute) => {
    const distance = (minute - usual) / spread;
    return Math.round((1000 / spread) * Math.exp(-distance * distance)) / 10;
  });

const percent = (value: number | null) => `${value} %`;

export default function OverlappingAreas() {
  return (
    <div
      role="img"
      aria-label="How long rides take before and after the bus lane: mostly 32 minutes before, 24 after, and with less variation."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 24 }}
        colors={['#7b1fa2', '#00897b']}
        xAxis={[{ data: minutes, label: 'Minutes' }]}
        yAxis={[{ valueFormatter: percent }]}
        series={[
          { data: rides(32, 13), label: 'Before' },
          { data: rides(24, 8), label: 'After' },
        ].map((series) => ({
          ...series,
          area: true,
          showMark: false,
          valueFormatter: percent,
        }))}
        sx={{ '& .MuiAreaElement-root': { fillOpacity: 0.35 } }}
      />
      {/* #endregion */}
    </div>
  );
}
