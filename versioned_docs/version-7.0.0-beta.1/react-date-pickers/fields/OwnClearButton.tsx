import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import BackspaceIcon from '@mui/icons-material/BackspaceOutlined';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function OwnClearButton() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));
  const [cleared, setCleared] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DateField
        label="Reminder"
        value={value}
        onChange={setValue}
        clearable
        onClear={() => setCleared((times) => times + 1)}
        slots={{ clearIcon: BackspaceIcon }}
        slotProps={{ clearButton: { title: 'No reminder', size: 'small' } }}
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 2 }}>
        {value === null ? 'No reminder' : 'Reminder is set'}, cleared {cleared}{' '}
        times
      </Typography>
    </LocalizationProvider>
  );
}
