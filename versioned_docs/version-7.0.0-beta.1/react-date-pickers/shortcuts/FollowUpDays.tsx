import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses as part } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const call = dayjs('2024-04-17');

// #region excerpt
const items = [
  { label: 'Next day', getValue: () => call.add(1, 'day') },
  { label: 'In a week', getValue: () => call.add(1, 'week') },
  { label: 'In a month', getValue: () => call.add(1, 'month') },
  { label: 'Never', getValue: () => null },
];
// #endregion

/** Next to the calendar, and above it on a phone. */
const layout = {
  minWidth: 0,
  width: { md: 'fit-content' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'max-content 320px' },
  [`& .${part.shortcuts}`]: {
    gridColumn: 1,
    gridRow: { xs: 1, md: 2 },
    maxWidth: 'none',
    display: { xs: 'flex', md: 'block' },
    flexWrap: 'wrap',
    '& li': { width: 'auto' },
  },
  [`& .${part.contentWrapper}`]: { gridColumn: { xs: 1, md: 2 } },
  '& .MuiDateCalendar-root': { maxWidth: '100%', m: 0 },
};

export default function FollowUpDays() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={call}
        slotProps={{ shortcuts: { items }, layout: { sx: layout } }}
      />
    </LocalizationProvider>
  );
}
