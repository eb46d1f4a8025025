import dayjs, { type Dayjs } from 'dayjs';
import { styled } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

// #region excerpt
const SquareDay = styled(PickersDay<Dayjs>)({ borderRadius: 8 });

const MatchDay = styled(SquareDay)(({ theme }) => ({
  '&:not(.Mui-selected)': {
    backgroundColor: theme.palette.action.selected,
    fontWeight: 700,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockEnd: 4,
    width: 16,
    height: 3,
    borderRadius: 2,
    backgroundColor: 'currentcolor',
  },
}));

/** The team plays on Saturdays. */
function TeamDay(props: PickersDayProps<Dayjs>) {
  const { day, outsideCurrentMonth } = props;
  if (outsideCurrentMonth || day.day() !== 6) return <SquareDay {...props} />;
  return <MatchDay {...props} aria-label={`${day.format('MMMM D')}, match`} />;
}
// #endregion

export default function MatchDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={dayjs('2024-04-17')}
        slots={{ day: TeamDay }}
        sx={{ maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
