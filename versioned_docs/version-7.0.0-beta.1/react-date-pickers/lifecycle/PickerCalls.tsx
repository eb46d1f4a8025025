import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog, useCalls } from '../_parts/CallLog';

const text = (day: Dayjs | null) => day?.format('MMM D, HH:mm') ?? 'null';

export default function PickerCalls() {
  const [calls, note] = useCalls(9);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateTimePicker
        label="Interview"
        defaultValue={dayjs('2024-04-17T09:00')}
        ampm={false}
        onOpen={() => note('onOpen()')}
        onViewChange={(view) => note(`onViewChange('${view}')`)}
        onChange={(day) => note(`onChange(${text(day)})`)}
        onAccept={(day) => note(`onAccept(${text(day)})`)}
        onClose={() => note('onClose()')}
      />
      {/* #endregion */}
      <CallLog calls={calls} height={216} />
    </LocalizationProvider>
  );
}
