import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);

const iso = (date: Dayjs | null) =>
  date?.isValid() ? date.toISOString() : '–';

export default function DaysInUtc() {
  const [local, setLocal] = React.useState<Dayjs | null>(dayjs('2024-05-17'));
  const [inUtc, setInUtc] = React.useState<Dayjs | null>(
    dayjs.utc('2024-05-17'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
          gap: 2,
        }}
      >
        {/* #region excerpt */}
        <DatePicker
          label="Midnight in your zone"
          value={local}
          onChange={setLocal}
          slotProps={{ textField: { helperText: iso(local) } }}
        />
        <DatePicker
          label="Midnight in UTC"
          timezone="UTC"
          value={inUtc}
          onChange={setInUtc}
          slotProps={{ textField: { helperText: iso(inUtc) } }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
