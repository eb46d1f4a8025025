import * as React from 'react';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'];

// #region excerpt
const styles = `
.WeekdayToggles-group {
  gap: 8px;
}

.WeekdayToggles-group .MuiToggleButtonGroup-grouped.MuiToggleButton-root {
  width: 44px;
  height: 44px;
  margin: 0;
  border: 1px solid #0f766e;
  border-radius: 50%;
  color: inherit;
}

.WeekdayToggles-group .MuiToggleButtonGroup-grouped.Mui-selected {
  background: #0f766e;
  color: #fff;
}
`;
// #endregion

export default function WeekdayToggles() {
  const [chosen, setChosen] = React.useState<string[]>(['Monday', 'Tuesday']);

  return (
    <div>
      <style>{styles}</style>
      <ToggleButtonGroup
        className="WeekdayToggles-group"
        value={chosen}
        onChange={(_event, next: string[]) => setChosen(next)}
        aria-label="Days with lessons"
      >
        {days.map((day) => (
          <ToggleButton key={day} value={day} aria-label={day}>
            {day.slice(0, 2)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </div>
  );
}
