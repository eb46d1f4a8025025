import dayjs from 'dayjs';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

/** Narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function OrientationByWidth() {
  // #region excerpt
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), {
    noSsr: true,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        orientation={wide ? 'landscape' : 'portrait'}
        defaultValue={dayjs('2024-05-17')}
        sx={wide ? { width: 'fit-content' } : fits}
      />
    </LocalizationProvider>
  );
  // #endregion
}
