import { BarChart } from '@mui/x-charts/BarChart';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

export default function BuiltInLabels() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of a week with the numbers on the bars. Members rent most from Monday to Friday, guests at the weekend."
    >
      {/* #region excerpt */}
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
          { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
        ]}
        // No label in bars that are too low for the text.
        barLabel={({ value }, { bar }) =>
          bar.height < 40 ? null : `${value ?? ''}`
        }
        sx={{ '& .MuiBarLabel-root': { fontSize: 12, fill: '#000' } }}
      />
      {/* #endregion */}
    </div>
  );
}
