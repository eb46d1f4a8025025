import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function LongFormats() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-08-24'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField
          label="Wedding"
          format="MMMM D, YYYY"
          value={day}
          onChange={setDay}
          helperText={day?.isValid() ? day.format('dddd') : ' '}
          sx={{ width: 280 }}
        />
        <DateField
          label="Weekday as a section"
          format="dddd, MMMM D, YYYY"
          value={day}
          onChange={setDay}
          sx={{ width: 280 }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
