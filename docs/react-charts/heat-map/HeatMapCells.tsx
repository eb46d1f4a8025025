import type * as React from 'react';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import { MOST_VISITORS, OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

type HeatmapProps = React.ComponentProps<typeof Heatmap>;

const visitors: HeatmapProps['zAxis'] = [
  {
    colorMap: {
      type: 'continuous',
      min: 0,
      max: MOST_VISITORS,
      color: ['#e3f2fd', '#0d47a1'],
    },
  },
];

// #region excerpt
interface NumberCellProps extends React.SVGProps<SVGRectElement> {
  x: number;
  y: number;
  width: number;
  height: number;
  ownerState: { color: string; value: number };
}

function NumberCell({ ownerState, ref: _ref, ...rect }: NumberCellProps) {
  const { color, value } = ownerState;
  return (
    <g>
      <rect {...rect} fill={color} />
      <text
        x={rect.x + rect.width / 2}
        y={rect.y + rect.height / 2}
        textAnchor="middle"
        dominantBaseline="central"
        pointerEvents="none"
        fontSize={13}
        fill={value > 58 ? '#fff' : '#000'}
      >
        {value}
      </text>
    </g>
  );
}
// #endregion

export default function HeatMapCells() {
  return (
    <div
      role="img"
      aria-label="Visitors of a library by weekday and hour, with the number in each cell."
    >
      <Heatmap
        height={300}
        margin={{ top: 10, right: 10 }}
        xAxis={[{ data: OPEN_HOURS, label: 'Hour' }]}
        yAxis={[{ data: OPEN_DAYS }]}
        zAxis={visitors}
        series={[{ data: VISITS, label: 'Visitors' }]}
        slots={{ cell: NumberCell }}
      />
    </div>
  );
}
