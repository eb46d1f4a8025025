import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateRange } from '@mui/x-date-pickers-pro/models';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';

const exhibition: DateRange<Dayjs> = [dayjs('2024-04-17'), dayjs('2024-05-12')];

/** Not wider than the page, even on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: '100%',
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDayCalendar-slideTransition': { minWidth: 0 },
};

export default function StaticRange() {
  const wide = useMediaQuery('(min-width: 900px)');
  const [shown, setShown] = React.useState(exhibition);
  const [first, last] = shown;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <StaticDateRangePicker
        key={wide ? 'wide' : 'narrow'}
        displayStaticWrapperAs={wide ? 'desktop' : 'mobile'}
        defaultValue={shown}
        onAccept={setShown}
        sx={fits}
      />
      {/* #endregion */}
      <Typography role="status">
        Open from {first?.format('MMMM D')} to {last?.format('MMMM D')}
      </Typography>
    </LocalizationProvider>
  );
}
