import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChoiceField from '../_parts/ChoiceField';
import { LAKE, MONTHS } from '../_data/waters';

const names = ['0', '12', 'min', 'max'] as const;
const baselines = { '0': 0, '12': 12, min: 'min', max: 'max' } as const;

export default function AreaBaseline() {
  const [name, setName] = React.useState<keyof typeof baselines>('12');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="baseline"
          options={names}
          value={name}
          onChange={setName}
        />
      </Box>
      <div
        role="img"
        aria-label="Temperature of a lake by month: above 12 degrees from May to October."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ top: 10, right: 20 }}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          yAxis={[{ min: -5, max: 25 }]}
          series={[
            {
              data: LAKE,
              area: true,
              baseline: baselines[name],
              showMark: false,
            },
          ]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
