import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import type { DateView } from '@mui/x-date-pickers/models';

const today = dayjs('2024-05-15');
const items = [
  { label: 'Tomorrow', getValue: () => today.add(1, 'day') },
  { label: 'In a week', getValue: () => today.add(7, 'day') },
  { label: 'In a month', getValue: () => today.add(1, 'month') },
];

const column = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 320,
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

// #region excerpt
function OneColumn(props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>) {
  const { toolbar, content, tabs, shortcuts, actionBar } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props} sx={column}>
      {toolbar}
      <PickersLayoutContentWrapper>{content}</PickersLayoutContentWrapper>
      {tabs}
      {shortcuts}
      {actionBar}
    </PickersLayoutRoot>
  );
}
// #endregion

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  '& li': { width: 'auto', px: 0.5 },
};

export default function ShortcutsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={today}
        slots={{ layout: OneColumn }}
        slotProps={{
          shortcuts: { items, sx: { ...row, maxWidth: 'none', px: 1.5 } },
        }}
      />
    </LocalizationProvider>
  );
}
