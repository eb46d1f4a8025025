import * as React from 'react';
import Box from '@mui/material/Box';
import type { ZoomData } from '@mui/x-charts-pro/context';
import { LineChartPro } from '@mui/x-charts-pro/LineChartPro';
import type {} from '@mui/x-charts-pro/typeOverloads';
import ChoiceField from '../_parts/ChoiceField';
import { LEVELS, TIMES } from '../_data/river';

const modes = ['keep', 'discard'] as const;
const start: ZoomData[] = [{ axisId: 'times', start: 0, end: 35 }];

export default function ZoomFilter() {
  const [filterMode, setFilterMode] =
    React.useState<(typeof modes)[number]>('discard');
  const [zoom, setZoom] = React.useState(start);

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="filterMode"
          options={modes}
          value={filterMode}
          onChange={setFilterMode}
        />
      </Box>
      <div role="img" aria-label="Level of a river in the days before a flood.">
        {/* #region excerpt */}
        <LineChartPro
          height={300}
          margin={{ right: 20 }}
          xAxis={[
            {
              id: 'times',
              scaleType: 'time',
              data: TIMES,
              zoom: { filterMode },
            },
          ]}
          series={[{ data: LEVELS, label: 'Level in cm', showMark: false }]}
          zoom={zoom}
          onZoomChange={setZoom}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
