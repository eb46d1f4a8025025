import type { Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog, useCalls } from '../_parts/CallLog';

const text = (day: Dayjs | null) => day?.format('YYYY-MM-DD') ?? 'null';

export default function FieldCalls() {
  const [calls, note] = useCalls(7);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateField<Dayjs>
        label="Issued"
        onChange={(day) => note(`onChange(${text(day)})`)}
        onError={(error) => note(`onError(${error})`)}
      />
      {/* #endregion */}
      <CallLog calls={calls} height={168} />
    </LocalizationProvider>
  );
}
