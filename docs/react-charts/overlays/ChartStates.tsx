import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const cities = ['Bergen', 'Graz', 'Lille', 'Porto'];
const states = ['loading', 'empty', 'data'] as const;

type State = (typeof states)[number];

export default function ChartStates() {
  const [state, setState] = React.useState<State>('loading');

  return (
    <Box sx={{ height: 330 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="State of the chart"
        value={state}
        onChange={(_event, value: State | null) => setState(value ?? state)}
        sx={{ height: 40, mb: '10px' }}
      >
        {states.map((name) => (
          <ToggleButton key={name} value={name}>
            {name}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <div role="img" aria-label={`Orders in four cities: ${state}`}>
        {/* #region excerpt */}
        <BarChart
          height={280}
          margin={{ top: 10, right: 10 }}
          loading={state === 'loading'}
          xAxis={[{ scaleType: 'band', data: cities }]}
          series={[{ data: state === 'data' ? [54, 31, 47, 38] : [] }]}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
