import * as React from 'react';
import clsx from 'clsx';
import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

const ChosenDay = React.createContext<Dayjs | null>(null);

/** Seven adjacent days with rounded ends. */
const StripDay = styled(PickersDay<Dayjs>)(({ theme }) => ({
  width: 40,
  maxWidth: 'calc(100% / 7)',
  '&&': { borderRadius: 0 },
  '&&.first': { borderStartStartRadius: 18, borderEndStartRadius: 18 },
  '&&.last': { borderStartEndRadius: 18, borderEndEndRadius: 18 },
  '[role="row"]:hover &:not(.Mui-selected)': {
    backgroundColor: theme.palette.action.hover,
  },
}));

// #region excerpt
function WeekDay(props: PickersDayProps<Dayjs>) {
  const inChosen = props.day.isSame(React.useContext(ChosenDay), 'week');
  return (
    <StripDay
      {...props}
      selected={inChosen}
      aria-selected={inChosen}
      disableMargin
      className={clsx({
        first: props.day.isSame(props.day.startOf('week'), 'day'),
        last: props.day.isSame(props.day.endOf('week'), 'day'),
      })}
    />
  );
}
// #endregion

export default function WeekChoice() {
  const [chosen, setChosen] = React.useState(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ChosenDay.Provider value={chosen}>
        <DateCalendar
          value={chosen}
          onChange={setChosen}
          showDaysOutsideCurrentMonth
          slots={{ day: WeekDay }}
          sx={{ m: 0, maxWidth: '100%' }}
        />
      </ChosenDay.Provider>
      <Typography role="status">
        {chosen.startOf('week').format('MMMM D')} to{' '}
        {chosen.endOf('week').format('MMMM D, YYYY')}
      </Typography>
    </LocalizationProvider>
  );
}
