import * as React from 'react';
import Box from '@mui/material/Box';
import { BarChart } from '@mui/x-charts/BarChart';
import ChoiceField from '../_parts/ChoiceField';

const placements = ['extremities', 'start', 'middle', 'end'] as const;
const labelPlacements = ['middle', 'tick'] as const;

const shifts = ['Early', 'Day', 'Late', 'Night'];

export default function BandTicks() {
  const [tickPlacement, setTickPlacement] =
    React.useState<(typeof placements)[number]>('start');
  const [tickLabelPlacement, setTickLabelPlacement] =
    React.useState<(typeof labelPlacements)[number]>('tick');

  return (
    <Box sx={{ height: 346 }}>
      <Box sx={{ display: 'flex', gap: '12px', height: 66, pt: 1 }}>
        <ChoiceField
          label="tickPlacement"
          options={placements}
          value={tickPlacement}
          onChange={setTickPlacement}
        />
        <ChoiceField
          label="tickLabelPlacement"
          options={labelPlacements}
          value={tickLabelPlacement}
          onChange={setTickLabelPlacement}
        />
      </Box>
      <div
        role="img"
        aria-label="Parts made in each shift: early 320, day 410, late 290, night 150."
      >
        {/* #region excerpt */}
        <BarChart
          height={280}
          margin={{ top: 10, right: 40 }}
          xAxis={[
            {
              scaleType: 'band',
              data: shifts,
              tickPlacement,
              tickLabelPlacement,
            },
          ]}
          series={[{ data: [320, 410, 290, 150] }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
