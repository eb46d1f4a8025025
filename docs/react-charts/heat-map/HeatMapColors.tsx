import * as React from 'react';
import Box from '@mui/material/Box';
import { alpha } from '@mui/material/styles';
import { Heatmap } from '@mui/x-charts-pro/Heatmap';
import ChoiceField from '../_parts/ChoiceField';
import { OPEN_DAYS, OPEN_HOURS, VISITS } from '../_data/library';

type HeatmapProps = React.ComponentProps<typeof Heatmap>;

// #region excerpt
const scales = {
  default: undefined,
  'two colors': [
    {
      colorMap: {
        type: 'continuous',
        min: 0,
        max: 80,
        color: ['#fff8e1', '#bf360c'],
      },
    },
  ],
  function: [
    {
      colorMap: {
        type: 'continuous',
        min: 0,
        max: 80,
        color: (part: number) => alpha('#00838f', part),
      },
    },
  ],
  piecewise: [
    {
      colorMap: {
        type: 'piecewise',
        thresholds: [20, 50],
        colors: ['#c8e6c9', '#ffb74d', '#c62828'],
      },
    },
  ],
} satisfies Record<string, HeatmapProps['zAxis']>;
// #endregion

const names = ['default', 'two colors', 'function', 'piecewise'] as const;

export default function HeatMapColors() {
  const [name, setName] = React.useState<keyof typeof scales>('two colors');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="Color scale"
          options={names}
          value={name}
          onChange={setName}
        />
      </Box>
      <div
        role="img"
        aria-label="Visitors of a library by weekday and hour, in another color scale."
      >
        <Heatmap
          height={300}
          margin={{ top: 10, right: 10 }}
          xAxis={[{ data: OPEN_HOURS, label: 'Hour' }]}
          yAxis={[{ data: OPEN_DAYS }]}
          zAxis={scales[name]}
          series={[{ data: VISITS, label: 'Visitors' }]}
        />
      </div>
    </Box>
  );
}
