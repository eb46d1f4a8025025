import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const ordered = dayjs('2024-04-17');
const items = [
  { label: 'Express', getValue: () => ordered.add(1, 'day') },
  { label: 'Standard', getValue: () => ordered.add(4, 'day') },
];

export default function WhichShortcut() {
  const [value, setValue] = React.useState<Dayjs | null>(null);
  const [speed, setSpeed] = React.useState('own choice');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Delivery"
        value={value}
        onChange={(day, { shortcut }) => {
          setValue(day);
          setSpeed(shortcut?.label ?? 'own choice');
        }}
        referenceDate={ordered}
        slotProps={{ shortcuts: { items } }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        {value?.isValid()
          ? `${value.format('MMMM D')}, ${speed}`
          : 'No day yet'}
      </Typography>
    </LocalizationProvider>
  );
}
