import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog, useCalls } from '../_parts/CallLog';
import { saveDelivery } from './deliveryServer';

type ChangeHandler = NonNullable<DatePickerProps<Dayjs>['onChange']>;

const PAUSE = 700;

/** Saves a day after a pause, and cancels what a newer day replaces. */
function useDelayedSave(day: string | null, first: string) {
  const saved = React.useRef<string | null>(first);
  const [status, setStatus] = React.useState('Saved');
  const [calls, note] = useCalls(4);

  // #region excerpt
  React.useEffect(() => {
    if (day === null || day === saved.current) {
      setStatus(day === null ? 'Not saved: enter a valid date' : 'Saved');
      return undefined;
    }
    setStatus('Not saved yet');
    const request = new AbortController();
    const timer = setTimeout(() => {
      setStatus('Saving…');
      note(`PUT ${day}`);
      saved.current = null; // A canceled request can still be stored.
      saveDelivery(day, request.signal).then(
        () => {
          saved.current = day;
          setStatus('Saved');
          note(`PUT ${day} saved`);
        },
        (error: Error) => {
          if (!request.signal.aborted) setStatus(`Not saved: ${error.message}`);
          note(`PUT ${day} ${request.signal.aborted ? 'canceled' : 'refused'}`);
        },
      );
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [day, note]);
  // #endregion

  return { status, calls };
}

export default function SaveAfterPause() {
  const [day, setDay] = React.useState<string | null>('2024-04-17');
  const { status, calls } = useDelayedSave(day, '2024-04-17');
  const handleChange: ChangeHandler = (value, { validationError }) => {
    setDay(value && !validationError ? value.format('YYYY-MM-DD') : null);
  };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Deliver on"
        defaultValue={dayjs('2024-04-17')}
        minDate={dayjs('2024-04-01')}
        onChange={handleChange}
      />
      <Typography role="status" noWrap sx={{ mt: 2, height: 24 }}>
        {status}
      </Typography>
      <CallLog calls={calls} height={96} />
    </LocalizationProvider>
  );
}
