import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

// #region excerpt
const styles = `
.MatchDays-day {
  border-radius: 8px;
}

.MatchDays-match:not(.Mui-selected) {
  background: color-mix(in srgb, currentColor 10%, transparent);
  font-weight: 700;
}

.MatchDays-match::after {
  content: '';
  position: absolute;
  inset-block-end: 4px;
  width: 16px;
  height: 3px;
  border-radius: 2px;
  background: currentColor;
}
`;

/** The team plays on Saturdays. */
function TeamDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth || day.day() !== 6) {
    return <PickersDay {...props} className="MatchDays-day" />;
  }
  return (
    <PickersDay
      {...props}
      className="MatchDays-day MatchDays-match"
      aria-label={`${day.format('MMMM D')}, match`}
    />
  );
}
// #endregion

export default function MatchDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <style>{styles}</style>
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        slots={{ day: TeamDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
