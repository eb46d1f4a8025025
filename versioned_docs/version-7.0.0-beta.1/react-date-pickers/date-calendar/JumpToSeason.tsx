import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const SEASONS = [
  { name: 'Spring', opens: '2024-03-20' },
  { name: 'Summer', opens: '2024-06-20' },
  { name: 'Autumn', opens: '2024-09-22' },
  { name: 'Winter', opens: '2024-12-21' },
];

export default function JumpToSeason() {
  const [shown, setShown] = React.useState('2024-06-20');
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ButtonGroup size="small" aria-label="Show a season">
        {SEASONS.map(({ name, opens }) => (
          <Button
            key={name}
            onClick={() => {
              setShown(opens);
              setDay(null);
            }}
          >
            {name}
          </Button>
        ))}
      </ButtonGroup>
      {/* #region excerpt */}
      <DateCalendar
        key={shown}
        referenceDate={dayjs(shown)}
        value={day}
        onChange={setDay}
        sx={{ m: 0, maxWidth: '100%' }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
