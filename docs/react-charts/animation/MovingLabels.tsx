import * as React from 'react';
import Box from '@mui/material/Box';
import { styled } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import {
  getValueToPositionMapper,
  useXScale,
  useYScale,
} from '@mui/x-charts/hooks';
import ChoiceField from '../_parts/ChoiceField';
import { GUEST_RENTALS, MEMBER_RENTALS, WEEKDAYS } from '../_data/bikes';

const rentals = { members: MEMBER_RENTALS, guests: GUEST_RENTALS };
const groups = ['members', 'guests'] as const;

// #region excerpt
const Label = styled('text')({
  fill: 'currentColor',
  textAnchor: 'middle',
  transition: 'transform 400ms ease-out',
  '@media (prefers-reduced-motion)': { transition: 'none' },
});

function Labels({ data }: { data: number[] }) {
  const xPosition = getValueToPositionMapper(useXScale());
  const yPosition = getValueToPositionMapper(useYScale());
  return data.map((value, index) => {
    const day = WEEKDAYS[index];
    const transform = `translate(${xPosition(day)}px, ${yPosition(value) - 6}px)`;
    return (
      <Label key={day} style={{ transform }}>
        {value}
      </Label>
    );
  });
}
// #endregion

export default function MovingLabels() {
  const [group, setGroup] = React.useState<keyof typeof rentals>('members');

  return (
    <Box sx={{ height: 360 }}>
      <Box sx={{ height: 60, pt: '8px' }}>
        <ChoiceField
          label="Rentals of"
          options={groups}
          value={group}
          onChange={setGroup}
        />
      </Box>
      <div role="img" aria-label={`Bike rentals of ${group} in a week`}>
        <BarChart
          height={300}
          margin={{ top: 20, right: 10 }}
          xAxis={[{ scaleType: 'band', data: WEEKDAYS }]}
          yAxis={[{ min: 0, max: 220 }]}
          series={[{ id: 'rentals', data: rentals[group] }]}
        >
          <Labels data={rentals[group]} />
        </BarChart>
      </div>
    </Box>
  );
}
