import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const invoiced = dayjs('2024-04-17');

/** In a row, not wider than the calendar below. */
const row = {
  display: 'flex',
  flexWrap: 'wrap',
  width: 0,
  minWidth: '100%',
  px: 1.5,
  '& li': { width: 'auto', px: 0.5 },
};

/** As wide as a calendar, or as the screen of a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function DateShortcuts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <StaticDatePicker
        sx={fits}
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={invoiced}
        slotProps={{
          shortcuts: {
            sx: row,
            items: [
              { label: '14 days', getValue: () => invoiced.add(14, 'day') },
              { label: '30 days', getValue: () => invoiced.add(30, 'day') },
              {
                label: 'End of month',
                getValue: () => invoiced.endOf('month'),
              },
            ],
          },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
