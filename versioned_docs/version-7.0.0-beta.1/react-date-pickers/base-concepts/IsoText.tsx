import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

interface IsoDatePickerProps {
  label: string;
  defaultIso: string | null;
  onIsoChange: (iso: string | null) => void;
}

// #region excerpt
function IsoDatePicker({ label, defaultIso, onIsoChange }: IsoDatePickerProps) {
  const [day, setDay] = React.useState(defaultIso ? dayjs(defaultIso) : null);

  function handleChange(next: Dayjs | null) {
    setDay(next);
    if (next === null) onIsoChange(null);
    else if (next.isValid()) onIsoChange(next.format('YYYY-MM-DD'));
  }

  return <DatePicker label={label} value={day} onChange={handleChange} />;
}
// #endregion

export default function IsoText() {
  const [order, setOrder] = React.useState({
    id: 4711,
    deliverOn: '2024-04-17' as string | null,
  });

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <IsoDatePicker
        label="Delivery"
        defaultIso={order.deliverOn}
        onIsoChange={(deliverOn) => setOrder({ ...order, deliverOn })}
      />
      <Box
        component="pre"
        role="status"
        sx={{ mt: 2, mb: 0, fontSize: 14, lineHeight: '20px' }}
      >
        {JSON.stringify(order, null, 2)}
      </Box>
    </LocalizationProvider>
  );
}
