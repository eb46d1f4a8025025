import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { LineChart } from '@mui/x-charts/LineChart';

const years = ['2019', '2020', '2021', '2022', '2023', '2024'];
const rides = [
  { id: 'bus', label: 'Bus', data: [410, 260, 290, 360, 380, 395] },
  { id: 'tram', label: 'Tram', data: [350, 210, 255, 340, 390, 430] },
  { id: 'ferry', label: 'Ferry', data: [90, 40, 55, 80, 85, 92] },
];

type Mode = 'lines' | 'areas' | 'stacked';

export default function StackedLines() {
  const [mode, setMode] = React.useState<Mode>('stacked');

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Chart type"
        value={mode}
        onChange={(_event, value: Mode | null) => setMode(value ?? mode)}
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="lines">Lines</ToggleButton>
        <ToggleButton value="areas">area</ToggleButton>
        <ToggleButton value="stacked">area and stack</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Rides by bus, tram and ferry from 2019 to 2024. All fell in 2020, and the tram passed the bus in 2023."
      >
        {/* #region excerpt */}
        <LineChart
          height={300}
          margin={{ right: 16 }}
          xAxis={[{ scaleType: 'point', data: years }]}
          yAxis={[{ min: 0 }]}
          series={rides.map((ride) => ({
            ...ride,
            area: mode !== 'lines',
            stack: mode === 'stacked' ? 'rides' : undefined,
          }))}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
