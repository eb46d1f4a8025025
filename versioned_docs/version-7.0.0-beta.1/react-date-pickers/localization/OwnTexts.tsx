import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

// #region excerpt
const allTexts = { clearButtonLabel: 'Any day', todayButtonLabel: 'Now' };
const pickerTexts = {
  previousMonth: 'Back one month',
  nextMonth: 'Forward one month',
  okButtonLabel: 'Deliver then',
};

export default function OwnTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} localeText={allTexts}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2024-05-17')}
        localeText={pickerTexts}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
        sx={fits}
      />
    </LocalizationProvider>
  );
}
// #endregion
