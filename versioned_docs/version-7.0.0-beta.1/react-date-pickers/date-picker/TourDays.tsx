import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { fetchTours } from '../_data/tours';

type Places = Record<string, number>;

const monthOf = (day: Dayjs) => day.format('YYYY-MM');

/** Free places on a day, or 0 while unknown. */
const PlacesContext = React.createContext<(day: Dayjs) => number>(() => 0);

/** The calendar hides what overflows it. */
const nearCorner = {
  '& .MuiBadge-badge': {
    top: 6,
    right: 6,
    height: 16,
    minWidth: 16,
    fontSize: 10,
    px: 0.5,
  },
};

function TourDay(props: PickersDayProps<Dayjs>) {
  const placesOn = React.useContext(PlacesContext);
  const places = props.outsideCurrentMonth ? 0 : placesOn(props.day);
  const label = `${props.day.format('MMMM D')}, ${places} places left`;
  return (
    <Badge color="success" badgeContent={places} sx={nearCorner}>
      <PickersDay {...props} aria-label={label} />
    </Badge>
  );
}

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function TourDays() {
  const [month, setMonth] = React.useState('2024-04');
  const [fails, setFails] = React.useState(false);
  /** By month; null if the server did not answer. */
  const [answers, setAnswers] = React.useState<Record<string, Places | null>>(
    {},
  );
  const answer = answers[month];
  const loading = answer === undefined;

  React.useEffect(() => {
    if (!loading) return undefined;
    const controller = new AbortController();
    const keep = (places: Places | null) =>
      setAnswers((earlier) => ({ ...earlier, [month]: places }));
    fetchTours(month, { signal: controller.signal, fails }).then(
      (tours) => keep(Object.fromEntries(tours)),
      () => keep(null),
    );
    return () => controller.abort();
  }, [month, loading, fails]);

  const placesOn = React.useCallback(
    (day: Dayjs) => answers[monthOf(day)]?.[day.format('YYYY-MM-DD')] ?? 0,
    [answers],
  );
  const askAgain = () =>
    setAnswers(({ [month]: _failed, ...others }) => others);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <PlacesContext.Provider value={placesOn}>
        {/* #region excerpt */}
        <StaticDatePicker
          displayStaticWrapperAs="desktop"
          views={['day']}
          referenceDate={dayjs('2024-04-17')}
          loading={loading}
          renderLoading={() => <DayCalendarSkeleton />}
          onMonthChange={(shown) => setMonth(monthOf(shown))}
          shouldDisableDate={(day) => placesOn(day) === 0}
          slots={{ day: TourDay }}
          sx={fits}
        />
        {/* #endregion */}
      </PlacesContext.Provider>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, height: 40 }}>
        <span role="status">
          {loading && 'Asking the server…'}
          {answer && 'Numbers are places left'}
          {answer === null && 'The server did not answer'}
        </span>
        {answer === null && <Button onClick={askAgain}>Ask again</Button>}
      </Box>
      <FormControlLabel
        label="The server is down"
        control={<Checkbox onChange={(_event, checked) => setFails(checked)} />}
      />
    </LocalizationProvider>
  );
}
