import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

const start = dayjs('2024-04-17');
const after = (label: string, months: number) => ({
  label,
  getValue: () => start.add(months, 'month'),
});
const items = [
  after('A month', 1),
  after('Half a year', 6),
  after('A year', 12),
];

// #region excerpt
const below = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [`& .${pickersLayoutClasses.contentWrapper}`]: { gridColumn: 1 },
  [`& .${pickersLayoutClasses.shortcuts}`]: {
    gridColumn: 1,
    gridRow: 3,
    maxWidth: 'none',
    display: 'flex',
    flexWrap: 'wrap',
    '& li': { width: 'auto', px: 0.5 },
  },
};
// #endregion

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={start}
        slotProps={{ shortcuts: { items }, layout: { sx: below } }}
        sx={{ '& .MuiDateCalendar-root': { maxWidth: '100%' } }}
      />
    </LocalizationProvider>
  );
}
