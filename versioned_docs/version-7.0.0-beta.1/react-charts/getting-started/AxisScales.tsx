import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

// Irregular readings of a water meter.
const dates = [
  new Date(2024, 0, 3),
  new Date(2024, 0, 10),
  new Date(2024, 0, 17),
  new Date(2024, 3, 2),
  new Date(2024, 3, 9),
];
const liters = [0, 900, 1750, 10400, 11300];

const formatDate = (date: Date) =>
  date.toLocaleDateString('en', { month: 'short', day: 'numeric' });

type Scale = 'point' | 'time';

export default function AxisScales() {
  const [scaleType, setScaleType] = React.useState<Scale>('time');

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Scale of the x-axis"
        value={scaleType}
        onChange={(_event, value: Scale | null) =>
          setScaleType(value ?? scaleType)
        }
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="time">time</ToggleButton>
        <ToggleButton value="point">point</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Meter readings in January and April: 0, 900, 1750, 10400 and 11300 liters."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ left: 60, right: 24 }}
          xAxis={[
            {
              scaleType,
              data: dates,
              valueFormatter: formatDate,
              tickInterval: dates,
            },
          ]}
          series={[{ data: liters, label: 'Liters used' }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
