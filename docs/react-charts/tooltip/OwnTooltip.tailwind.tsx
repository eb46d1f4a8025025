import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
function RentalTooltip(props: ChartsAxisContentProps) {
  const { axisValue, dataIndex, series } = props;
  if (typeof dataIndex !== 'number') return null;
  const bars = series.filter((item) => item.type === 'bar');
  const rentals = bars.map(({ data }) => Number(data[dataIndex]));
  const total = rentals.reduce((sum, count) => sum + count, 0);

  return (
    <div className="mx-4 min-w-45 rounded-lg bg-white p-3 text-slate-900 shadow-lg dark:bg-slate-800 dark:text-slate-50">
      <div className="text-sm font-semibold">
        {String(axisValue)}: {total} rentals
      </div>
      {bars.map(({ id, label, color }, index) => (
        <div key={id} className="mt-2 text-xs">
          {typeof label === 'function' ? label('tooltip') : label}:{' '}
          {rentals[index]}
          <div
            className="mt-1 h-1.5 rounded-full"
            style={{
              background: color,
              width: `${((rentals[index] ?? 0) / total) * 100}%`,
            }}
          />
        </div>
      ))}
    </div>
  );
}
// #endregion

export default function OwnTooltip() {
  return (
    <div
      role="img"
      aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
    >
      <BarChart
        height={300}
        margin={{ right: 10 }}
        xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
        series={[
          { data: MEMBER_RENTALS, label: 'Members', stack: 'all' },
          { data: GUEST_RENTALS, label: 'Guests', stack: 'all' },
        ]}
        slots={{ axisContent: RentalTooltip }}
      />
    </div>
  );
}
