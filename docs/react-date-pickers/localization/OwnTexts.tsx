import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

/** As wide as a calendar; on a small phone, as wide as that has room for. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function OwnTexts() {
  return (
    // #region excerpt
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      localeText={{ clearButtonLabel: 'Any day', todayButtonLabel: 'Now' }}
    >
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2024-05-17')}
        localeText={{
          previousMonth: 'One month back',
          nextMonth: 'One month on',
          okButtonLabel: 'Deliver then',
        }}
        slotProps={{ actionBar: { actions: ['clear', 'today', 'accept'] } }}
        sx={fits}
      />
    </LocalizationProvider>
    // #endregion
  );
}
