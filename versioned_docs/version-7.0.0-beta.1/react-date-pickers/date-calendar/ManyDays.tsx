import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const keyOf = (day: Dayjs) => day.format('YYYY-MM-DD');

const ChosenContext = React.createContext<ReadonlySet<string>>(new Set());

function ManyDay(props: PickersDayProps<Dayjs>) {
  const chosen = React.useContext(ChosenContext).has(keyOf(props.day));
  return <PickersDay {...props} selected={chosen} aria-selected={chosen} />;
}

export default function ManyDays() {
  const [chosen, setChosen] = React.useState<ReadonlySet<string>>(
    new Set(['2024-04-03', '2024-04-17', '2024-04-18']),
  );

  // #region excerpt
  function toggle(day: Dayjs | null) {
    if (!day) return;
    const next = new Set(chosen);
    if (!next.delete(keyOf(day))) next.add(keyOf(day));
    setChosen(next);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenContext.Provider value={chosen}>
        <DateCalendar
          value={null}
          onChange={toggle}
          views={['day']}
          referenceDate={dayjs('2024-04-17')}
          slots={{ day: ManyDay }}
          sx={{ m: 0, maxWidth: '100%' }}
        />
      </ChosenContext.Provider>
      <Typography role="status">Days off: {chosen.size}</Typography>
    </LocalizationProvider>
  );
}
