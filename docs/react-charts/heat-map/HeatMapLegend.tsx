import type * as React from 'react';
import { ContinuousColorLegend } from '@mui/x-charts/ChartsLegend';
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

export default function HeatMapLegend() {
  return (
    <div
      role="img"
      aria-label="Visitors of a library by weekday and hour, from 0 in light blue to 80 in dark blue."
    >
      {/* #region excerpt */}
      <Heatmap
        height={320}
        margin={{ top: 10, right: 90 }}
        xAxis={[{ data: OPEN_HOURS, label: 'Hour' }]}
        yAxis={[{ data: OPEN_DAYS }]}
        zAxis={visitors}
        series={[{ data: VISITS, label: 'Visitors' }]}
      >
        <ContinuousColorLegend
          axisDirection="z"
          direction="column"
          position={{ vertical: 'middle', horizontal: 'right' }}
          length="60%"
          thickness={12}
          minLabel="empty"
          maxLabel={({ formattedValue }) => `${formattedValue} people`}
          labelStyle={{ fontSize: 13, fill: 'currentColor' }}
        />
      </Heatmap>
      {/* #endregion */}
    </div>
  );
}
