import { BarChart } from '@mui/x-charts/BarChart';

const reasons = [
  { reason: 'Nobody at home', parcels: 214 },
  { reason: 'Wrong address', parcels: 131 },
  { reason: 'Refused at the door', parcels: 77 },
  { reason: 'Locker was full', parcels: 52 },
  { reason: 'Damaged in transit', parcels: 18 },
];

// A line break in a label starts a new line.
const inTwoLines = (reason: string) => reason.replace(/ (?=\S+$)/, '\n');

export default function HorizontalBars() {
  return (
    <div
      role="img"
      aria-label="Why parcels came back: 214 nobody at home, 131 wrong address, 77 refused, 52 locker full, 18 damaged."
    >
      {/* #region excerpt */}
      <BarChart
        layout="horizontal"
        height={300}
        margin={{ left: 96, top: 16, right: 16 }}
        dataset={reasons}
        yAxis={[
          { scaleType: 'band', dataKey: 'reason', valueFormatter: inTwoLines },
        ]}
        xAxis={[{ label: 'Parcels' }]}
        series={[{ dataKey: 'parcels' }]}
      />
      {/* #endregion */}
    </div>
  );
}
