import { LineChart } from '@mui/x-charts/LineChart';
import { HOURLY_RENTALS } from '../_data/bikes';

const hours = HOURLY_RENTALS.map((_rentals, hour) => hour);

export default function TooltipTexts() {
  return (
    <div
      role="img"
      aria-label="Rentals by hour of a Tuesday, with peaks of 29 at 8 in the morning and 31 at 6 in the evening."
    >
      {/* #region excerpt */}
      <LineChart
        height={300}
        margin={{ right: 10, top: 20 }}
        xAxis={[
          {
            data: hours,
            scaleType: 'point',
            valueFormatter: (hour: number, { location }) =>
              location === 'tick' ? `${hour}` : `${hour}:00 to ${hour + 1}:00`,
          },
        ]}
        series={[
          {
            data: HOURLY_RENTALS,
            showMark: false,
            valueFormatter: (rentals) =>
              rentals === 1 ? '1 bike' : `${rentals} bikes`,
          },
        ]}
      />
      {/* #endregion */}
    </div>
  );
}
