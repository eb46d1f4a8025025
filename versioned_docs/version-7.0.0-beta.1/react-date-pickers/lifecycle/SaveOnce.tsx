import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { CallLog, useCalls } from '../_parts/CallLog';

const day = dayjs('2024-04-17');

/** Calls `save` for each finished day, and not again for the same one. */
function useSaveOnce(first: string, save: (day: string) => void) {
  const saved = React.useRef(first);
  const typed = React.useRef<Dayjs | null>(null);

  // #region excerpt
  function finish(value: Dayjs | null) {
    const text = value?.isValid() ? value.format('YYYY-MM-DD') : null;
    if (text === null || text === saved.current) return;
    saved.current = text;
    save(text);
  }

  return {
    onChange: (value: Dayjs | null) => {
      typed.current = value;
    },
    onAccept: finish,
    slotProps: { textField: { onBlur: () => finish(typed.current) } },
  };
  // #endregion
}

export default function SaveOnce() {
  const [calls, note] = useCalls(4);
  const props = useSaveOnce('2024-04-17', (text) =>
    note(`PUT /orders/4711 ${text}`),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker label="Deliver on" defaultValue={day} {...props} />
      <CallLog calls={calls} height={96} />
    </LocalizationProvider>
  );
}
