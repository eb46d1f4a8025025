import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const sprints = ['Sprint 1', 'Sprint 2', 'Sprint 3', 'Sprint 4'];
const hours = {
  planned: [160, 150, 170, 140],
  features: [92, 80, 104, 61],
  fixes: [38, 52, 40, 70],
  reviews: [24, 31, 28, 22],
};

const percent = (value: number) => `${Math.round(value * 100)} %`;

type Unit = 'hours' | 'shares';

export default function StackedBars() {
  const [unit, setUnit] = React.useState<Unit>('hours');
  const stackOffset = unit === 'shares' ? 'expand' : 'none';

  return (
    <Box sx={{ height: 370 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Unit"
        value={unit}
        onChange={(_event, value: Unit | null) => setUnit(value ?? unit)}
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="hours">Hours</ToggleButton>
        <ToggleButton value="shares">Shares</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Hours planned and spent in four sprints. In sprint 4 fixes took more time than features."
      >
        {/* #region excerpt */}
        <BarChart
          height={320}
          margin={{ top: 70, right: 10 }}
          xAxis={[{ scaleType: 'band', data: sprints }]}
          yAxis={[unit === 'shares' ? { valueFormatter: percent } : {}]}
          series={[
            { data: hours.planned, label: 'Planned', stack: 'plan' },
            { data: hours.features, label: 'Features', stack: 'spent' },
            { data: hours.fixes, label: 'Fixes', stack: 'spent' },
            { data: hours.reviews, label: 'Reviews', stack: 'spent' },
          ].map((series) => ({ ...series, stackOffset }))}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
