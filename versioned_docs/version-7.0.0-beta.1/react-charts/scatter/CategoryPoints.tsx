import { ScatterChart } from '@mui/x-charts/ScatterChart';

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];

// Minutes that callers waited, a few calls of each day.
const waits: Record<string, number[]> = {
  Mon: [2, 4, 5, 9, 14, 15, 21],
  Tue: [1, 2, 2, 4, 5, 7],
  Wed: [1, 3, 4, 4, 6, 11],
  Thu: [2, 2, 3, 5, 8],
  Fri: [4, 6, 9, 12, 12, 18, 25],
};

// #region excerpt
// The chart accepts categories at run time, but the type allows only numbers.
const points = Object.entries(waits).flatMap(([day, minutes]) =>
  minutes.map((y, index) => ({
    id: `${day}-${index}`,
    x: day as unknown as number,
    y,
  })),
);
// #endregion

export default function CategoryPoints() {
  return (
    <div
      role="img"
      aria-label="Waiting times from Monday to Friday. On Monday and Friday, some callers waited more than 20 minutes."
    >
      <ScatterChart
        height={300}
        margin={{ top: 20, right: 16 }}
        grid={{ horizontal: true }}
        xAxis={[{ scaleType: 'band', data: days }]}
        yAxis={[{ min: 0, label: 'Minutes' }]}
        series={[
          {
            data: points,
            markerSize: 6,
            valueFormatter: ({ x, y }) => `${x}: ${y} minutes`,
          },
        ]}
        sx={{ '& circle': { fillOpacity: 0.6 } }}
      />
    </div>
  );
}
