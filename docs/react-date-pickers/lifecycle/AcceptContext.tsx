import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog, useCalls } from '../_parts/CallLog';

const today = dayjs('2024-04-17');
const items = [
  { id: 'express', label: 'Express', getValue: () => today.add(1, 'day') },
  { id: 'standard', label: 'Standard', getValue: () => today.add(4, 'day') },
];

export default function AcceptContext() {
  const [calls, note] = useCalls(4);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Deliver on"
        referenceDate={today}
        minDate={today}
        slotProps={{ shortcuts: { items } }}
        onAccept={(day, { shortcut, validationError }) =>
          note(
            `${day?.format('MMM D') ?? 'no day'}, ` +
              `${shortcut?.id ?? 'own choice'}, ` +
              `${validationError ?? 'valid'}`,
          )
        }
      />
      {/* #endregion */}
      <CallLog calls={calls} height={96} />
    </LocalizationProvider>
  );
}
