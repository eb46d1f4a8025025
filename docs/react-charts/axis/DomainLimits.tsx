import * as React from 'react';
import Box from '@mui/material/Box';
import { LineChart } from '@mui/x-charts/LineChart';
import ChoiceField from '../_parts/ChoiceField';
import { MONTHS, RIVER } from '../_data/waters';

// #region excerpt
const limits = {
  nice: 'nice',
  strict: 'strict',
  function: (min: number, max: number) => ({ min: min - 4, max: max + 4 }),
} as const;
// #endregion

const names = ['nice', 'strict', 'function'] as const;

export default function DomainLimits() {
  const [name, setName] = React.useState<keyof typeof limits>('strict');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="domainLimit"
          options={names}
          value={name}
          onChange={setName}
        />
      </Box>
      <div
        role="img"
        aria-label="Temperature of a river by month, from 3 to 17 degrees."
      >
        <LineChart
          height={300}
          margin={{ top: 20, right: 20 }}
          xAxis={[{ scaleType: 'point', data: MONTHS }]}
          yAxis={[{ domainLimit: limits[name], label: 'Degrees Celsius' }]}
          series={[{ data: RIVER }]}
        />
      </div>
    </Box>
  );
}
