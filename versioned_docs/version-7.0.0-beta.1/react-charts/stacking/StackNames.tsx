import * as React from 'react';
import Box from '@mui/material/Box';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { BarChart } from '@mui/x-charts/BarChart';

const seasons = ['Spring', 'Summer', 'Autumn', 'Winter'];
const guests = [
  { label: 'Families', data: [210, 480, 190, 120] },
  { label: 'Business', data: [160, 90, 220, 140] },
  { label: 'Tents', data: [60, 390, 70, 0] },
  { label: 'Vans', data: [110, 320, 130, 40] },
];

// #region excerpt
const stacks = {
  none: [undefined, undefined, undefined, undefined],
  one: ['all', 'all', 'all', 'all'],
  two: ['hotel', 'hotel', 'camping', 'camping'],
};
// #endregion
type Choice = keyof typeof stacks;

export default function StackNames() {
  const [choice, setChoice] = React.useState<Choice>('two');

  return (
    <Box sx={{ height: 390 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Stacks"
        value={choice}
        onChange={(_event, value: Choice | null) => setChoice(value ?? choice)}
        sx={{ height: 40, mb: '10px' }}
      >
        <ToggleButton value="none">No stack</ToggleButton>
        <ToggleButton value="one">One stack</ToggleButton>
        <ToggleButton value="two">Two stacks</ToggleButton>
      </ToggleButtonGroup>
      <div
        role="img"
        aria-label="Guests by season in the hotel and on the camping site. Summer is the busiest season in both, 570 and 710."
      >
        <BarChart
          height={340}
          margin={{ top: 70, right: 10 }}
          xAxis={[{ scaleType: 'band', data: seasons }]}
          series={guests.map((series, index) => ({
            ...series,
            id: series.label,
            stack: stacks[choice][index],
          }))}
        />
      </div>
    </Box>
  );
}
