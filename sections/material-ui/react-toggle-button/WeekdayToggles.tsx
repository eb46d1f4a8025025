import * as React from 'react';
import { styled } from '@mui/material/styles';
import ToggleButton, { toggleButtonClasses } from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

// #region excerpt
const DayGroup = styled(ToggleButtonGroup)({
  gap: 8,
  [`& .${toggleButtonClasses.root}`]: {
    width: 44,
    height: 44,
    margin: 0,
    border: '1px solid #0f766e',
    borderRadius: '50%',
    color: 'inherit',
  },
  [`& .${toggleButtonClasses.root}.${toggleButtonClasses.selected}`]: {
    backgroundColor: '#0f766e',
    color: '#fff',
  },
});
// #endregion

export default function WeekdayToggles() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday', 'Tuesday']);

  return (
    <DayGroup
      value={chosen}
      onChange={(_event, next: string[]) => setChosen(next)}
      aria-label="Days with lessons"
    >
      {days.map((day) => (
        <ToggleButton key={day} value={day} aria-label={day}>
          {day.slice(0, 2)}
        </ToggleButton>
      ))}
    </DayGroup>
  );
}
