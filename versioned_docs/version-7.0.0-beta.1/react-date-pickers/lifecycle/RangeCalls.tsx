import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { CallLog, useCalls } from '../_parts/CallLog';

const text = (range: (Dayjs | null)[]) =>
  range.map((day) => day?.format('MMM D') ?? 'null').join(', ');

export default function RangeCalls() {
  const [calls, note] = useCalls(7);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateRangePicker
        defaultValue={[dayjs('2024-04-08'), dayjs('2024-04-12')]}
        localeText={{ start: 'On leave from', end: 'Back on' }}
        onRangePositionChange={(position) => note(`position: ${position}`)}
        onChange={(range) => note(`onChange([${text(range)}])`)}
        onAccept={(range) => note(`onAccept([${text(range)}])`)}
        onClose={() => note('onClose()')}
      />
      {/* #endregion */}
      <CallLog calls={calls} height={168} />
    </LocalizationProvider>
  );
}
