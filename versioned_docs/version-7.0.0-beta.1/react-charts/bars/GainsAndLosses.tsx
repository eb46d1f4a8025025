import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const stack = 'members';

type Offset = 'diverging' | 'none';

export default function GainsAndLosses() {
  const [stackOffset, setStackOffset] = React.useState<Offset>('diverging');

  return (
    <Box sx={{ height: 350 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="stackOffset"
        value={stackOffset}
        onChange={(_event, value: Offset | null) =>
          setStackOffset(value ?? stackOffset)
        }
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="diverging">diverging</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Members who joined, came back and left in six months. Only in April more left than came."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          margin={{ right: 10 }}
          xAxis={[{ scaleType: 'band', data: months }]}
          series={[
            { data: [34, 28, 31, 17, 25, 40], label: 'Joined' },
            { data: [6, 9, 4, 3, 8, 11], label: 'Returned' },
            { data: [-12, -15, -22, -29, -14, -9], label: 'Left' },
          ].map((series) => ({ ...series, stack, stackOffset }))}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
