import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar, type DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { usePlaygroundValues } from '@site/src/playground/usePlaygroundQuery';
import { CALENDAR_CONTROLS } from './controls';

type View = 'day' | 'month' | 'year';
type PerRow = DateCalendarProps<dayjs.Dayjs>['monthsPerRow'];

const VIEWS: Record<string, readonly View[]> = {
  'year, day': ['year', 'day'],
  'year, month, day': ['year', 'month', 'day'],
  'year, month': ['year', 'month'],
  day: ['day'],
};

/** A calendar with the props that the reader chose. */
export default function CalendarPlaygroundExample() {
  const values = usePlaygroundValues(CALENDAR_CONTROLS);
  const { views: viewNames, openTo, fixedWeekNumber, monthsPerRow, yearsPerRow, ...props } = values;
  const views = VIEWS[viewNames] ?? ['year', 'day'];
  // The calendar can only open one of its views, and logs an error for others.
  const first = views.find((view) => view === openTo) ?? views[0];
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ height: 400 }}>
        <DateCalendar
          // A calendar reads these once.
          key={`${viewNames} ${openTo}`}
          defaultValue={dayjs('2024-03-14')}
          views={views}
          openTo={first}
          fixedWeekNumber={fixedWeekNumber || undefined}
          monthsPerRow={monthsPerRow as PerRow}
          yearsPerRow={yearsPerRow as PerRow}
          sx={{ maxWidth: '100%' }}
          {...props}
        />
      </div>
    </LocalizationProvider>
  );
}
