import { BarChart } from '@mui/x-charts/BarChart';
import type { ChartsAxisContentProps } from '@mui/x-charts/ChartsTooltip';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

// #region excerpt
const styles = `
.OwnTooltip-root {
  min-width: 180px;
  margin-inline: 16px;
  padding: 12px;
  border-radius: 8px;
  background: #14202c;
  color: #fff;
}

.OwnTooltip-title {
  font-size: 14px;
  font-weight: 600;
}

.OwnTooltip-line {
  margin-block-start: 8px;
  font-size: 12px;
}

.OwnTooltip-bar {
  height: 6px;
  margin-block-start: 4px;
  border-radius: 3px;
}
`;

function RentalTooltip(props: ChartsAxisContentProps) {
  const { axisValue, dataIndex, series } = props;
  if (typeof dataIndex !== 'number') return null;
  const bars = series.filter((item) => item.type === 'bar');
  const rentals = bars.map(({ data }) => Number(data[dataIndex]));
  const total = rentals.reduce((sum, count) => sum + count, 0);

  return (
    <div className="OwnTooltip-root">
      <div className="OwnTooltip-title">
        {String(axisValue)}: {total} rentals
      </div>
      {bars.map(({ id, label, color }, index) => (
        <div key={id} className="OwnTooltip-line">
          {typeof label === 'function' ? label('tooltip') : label}:{' '}
          {rentals[index]}
          <div
            className="OwnTooltip-bar"
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
      <style>{styles}</style>
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
