import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import type { DateOrTimeView } from '@mui/x-date-pickers/models';

const column = {
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 320,
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

// #region excerpt
function TabsAtThumb(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateOrTimeView>,
) {
  const { toolbar, shortcuts, content, tabs, actionBar } =
    usePickerLayout(props);
  return (
    <PickersLayoutRoot ownerState={props} sx={column}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper sx={{ minHeight: 336 }}>
        {content}
      </PickersLayoutContentWrapper>
      {tabs}
      {actionBar}
    </PickersLayoutRoot>
  );
}
// #endregion

export default function TabsBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        ampm={false}
        defaultValue={dayjs('2024-05-17T16:30')}
        slots={{ layout: TabsAtThumb }}
        slotProps={{ actionBar: { actions: [] } }}
      />
    </LocalizationProvider>
  );
}
