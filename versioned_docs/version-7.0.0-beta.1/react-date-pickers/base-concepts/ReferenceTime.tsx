import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const shiftDay = dayjs('2024-04-17');

export default function ReferenceTime() {
  const [value, setValue] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        {/* #region excerpt */}
        <TimeField
          label="Shift begins"
          value={value}
          onChange={setValue}
          referenceDate={shiftDay}
          ampm={false}
        />
        {/* #endregion */}
        <Typography role="status">
          {value?.isValid()
            ? `The value is ${value.format('YYYY-MM-DD HH:mm:ss')}`
            : 'Type a time to see its day'}
        </Typography>
      </Box>
    </LocalizationProvider>
  );
}
