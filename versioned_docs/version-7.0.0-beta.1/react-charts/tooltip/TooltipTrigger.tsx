import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

type Trigger = 'axis' | 'item' | 'none';

export default function TooltipTrigger() {
  const [trigger, setTrigger] = React.useState<Trigger>('axis');

  return (
    <Box sx={{ height: 348 }}>
      <ToggleButtonGroup
        aria-label="trigger of the tooltip"
        size="small"
        exclusive
        value={trigger}
        onChange={(_event, next: Trigger | null) => next && setTrigger(next)}
        sx={{ height: 40, mb: 1 }}
      >
        <ToggleButton value="axis">axis</ToggleButton>
        <ToggleButton value="item">item</ToggleButton>
        <ToggleButton value="none">none</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Bike rentals of a week. Members rent most from Monday to Friday, guests at the weekend."
      >
        {/* #region excerpt */}
        <BarChart
          height={300}
          margin={{ right: 10 }}
          xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
          series={[
            { data: MEMBER_RENTALS, label: 'Members' },
            { data: GUEST_RENTALS, label: 'Guests' },
          ]}
          tooltip={{ trigger }}
        />
        {/* #endregion */}
      </div>
    </Box>
  );
}
