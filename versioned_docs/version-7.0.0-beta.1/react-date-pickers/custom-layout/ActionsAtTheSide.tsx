import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region excerpt
const actionsAtTheSide = {
  minWidth: 0,
  maxWidth: 400,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'max-content 1fr' },
  [`.${pickersLayoutClasses.contentWrapper}`]: {
    gridColumn: { xs: 1, sm: 2 },
    gridRow: 1,
  },
  [`.${pickersLayoutClasses.actionBar}`]: {
    gridColumn: 1,
    gridRow: { xs: 2, sm: 1 },
    flexDirection: { xs: 'row', sm: 'column' },
    justifyContent: { sm: 'flex-start' },
    borderInlineEnd: { sm: '1px solid' },
    borderColor: { sm: 'divider' },
  },
};
// #endregion

export default function ActionsAtTheSide() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        defaultValue={dayjs('2024-05-17')}
        slotProps={{ actionBar: { actions: ['accept', 'today', 'clear'] } }}
        sx={{
          ...actionsAtTheSide,
          '& .MuiDateCalendar-root': { maxWidth: '100%' },
          '& .MuiDialogActions-root > button': { m: 0 },
        }}
      />
    </LocalizationProvider>
  );
}
