import { useItemTooltip } from '@mui/x-charts/ChartsTooltip';
import { useDrawingArea } from '@mui/x-charts/hooks';
import { PieChart } from '@mui/x-charts/PieChart';
import { TICKETS } from '../_data/bikes';

// #region excerpt
function Readout() {
  const item = useItemTooltip<'pie'>();
  const { left, top, width, height } = useDrawingArea();
  const x = left + width / 2;
  const y = top + height / 2;
  return (
    <g textAnchor="middle" fill={item?.color ?? 'currentColor'}>
      <text x={x} y={y - 6} fontSize={18}>
        {item?.label ?? 'Tickets'}
      </text>
      <text x={x} y={y + 18} fontSize={18} fontWeight={700}>
        {item?.formattedValue ?? '1,758'}
      </text>
    </g>
  );
}
// #endregion

export default function MiddleReadout() {
  return (
    <div
      role="img"
      aria-label="Tickets sold: year 612, month 545, day 368, single 233."
    >
      <PieChart
        height={260}
        margin={{ right: 110 }}
        series={[{ data: TICKETS, innerRadius: '65%' }]}
        tooltip={{ trigger: 'none' }}
      >
        <Readout />
      </PieChart>
    </div>
  );
}
