import { BarChart } from '@mui/x-charts/BarChart';
import { GUEST_RENTALS, WEEKDAYS } from '../_data/bikes';

export default function CategoryColors() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of guests in a week. Saturday and Sunday, in orange, have the most, 164 and 171."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ top: 20, right: 10 }}
        xAxis={[
          {
            scaleType: 'band',
            data: WEEKDAYS,
            colorMap: {
              type: 'ordinal',
              values: ['Sat', 'Sun'],
              colors: ['#ef6c00', '#ef6c00'],
              unknownColor: '#78909c',
            },
          },
        ]}
        series={[{ data: GUEST_RENTALS }]}
      />
      {/* #endregion */}
    </div>
  );
}
