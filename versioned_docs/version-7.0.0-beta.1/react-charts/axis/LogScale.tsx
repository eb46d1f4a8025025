import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const downloads = [12, 31, 90, 240, 710, 1900, 5600, 14800, 41000, 118000];

type Scale = 'linear' | 'sqrt' | 'log';

export default function LogScale() {
  const [scaleType, setScaleType] = React.useState<Scale>('log');

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the y-axis"
        value={scaleType}
        onChange={(_event, value: Scale | null) =>
          setScaleType(value ?? scaleType)
        }
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="linear">linear</ToggleButton>
        <ToggleButton value="sqrt">sqrt</ToggleButton>
        <ToggleButton value="log">log</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Downloads in the first ten days, from 12 to 118,000. Each day has almost three times as many as the day before."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ top: 20, left: 64, right: 20 }}
          grid={{ horizontal: true }}
          xAxis={[{ data: days, label: 'Day', tickMinStep: 1 }]}
          yAxis={[{ scaleType, valueFormatter: formatCount }]}
          series={[{ data: downloads, curve: 'linear' }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}

/** On a log scale there is a tick for 10, 20, 30 and so on: only full powers get a label. */
function formatCount(value: number) {
  const isPower = Number.isInteger(Math.log10(value));
  return isPower || value % 20000 === 0 ? value.toLocaleString('en') : '';
}
