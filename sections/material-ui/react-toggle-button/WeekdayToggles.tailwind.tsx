import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

// #region excerpt
const circle = 'size-11! m-0! rounded-full! border! border-solid!';
const colors =
  'border-teal-700! text-inherit! [&.Mui-selected]:bg-teal-700! [&.Mui-selected]:text-white!';

export default function WeekdayToggles() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday', 'Tuesday']);

  return (
    <ToggleButtonGroup
      className="gap-2"
      value={chosen}
      onChange={(_event, next: string[]) => setChosen(next)}
      aria-label="Days with lessons"
    >
      {days.map((day) => (
        <ToggleButton
          key={day}
          value={day}
          aria-label={day}
          className={`${circle} ${colors}`}
        >
          {day.slice(0, 2)}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
// #endregion
