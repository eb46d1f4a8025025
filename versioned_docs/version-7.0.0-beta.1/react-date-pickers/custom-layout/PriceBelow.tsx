import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersLayoutContentWrapper,
  PickersLayoutRoot,
  pickersLayoutClasses,
  usePickerLayout,
  type PickersLayoutProps,
} from '@mui/x-date-pickers/PickersLayout';
import type { DateView } from '@mui/x-date-pickers/models';

const priceOn = (day: Dayjs) => (day.day() % 6 === 0 ? 119 : 89);

// #region excerpt
function LayoutWithPrice(
  props: PickersLayoutProps<Dayjs | null, Dayjs, DateView>,
) {
  const { toolbar, shortcuts, content, tabs, actionBar } =
    usePickerLayout(props);
  const { value } = props;
  return (
    <PickersLayoutRoot className={pickersLayoutClasses.root} ownerState={props}>
      {toolbar}
      {shortcuts}
      <PickersLayoutContentWrapper
        className={pickersLayoutClasses.contentWrapper}
      >
        {content}
        {tabs}
        <Typography role="status" sx={{ px: 3, pb: 1 }}>
          {value?.isValid()
            ? `${value.format('ddd, MMM D')}: ${priceOn(value)} € a night`
            : 'Choose a day to see its price'}
        </Typography>
      </PickersLayoutContentWrapper>
      {actionBar}
    </PickersLayoutRoot>
  );
}
// #endregion

export default function PriceBelow() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ maxWidth: 280 }}>
        <DatePicker
          label="Arrival"
          defaultValue={dayjs('2024-05-17')}
          closeOnSelect={false}
          slots={{ layout: LayoutWithPrice }}
          slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        />
      </Box>
    </LocalizationProvider>
  );
}
