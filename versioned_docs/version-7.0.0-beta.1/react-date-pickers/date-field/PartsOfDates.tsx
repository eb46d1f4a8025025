import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function PartsOfDates() {
  const [expiry, setExpiry] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateField
          label="Card expires"
          format="MM/YY"
          value={expiry}
          onChange={setExpiry}
          referenceDate={dayjs('2024-01-01')}
        />
        <DateField
          label="Vintage"
          format="YYYY"
          defaultValue={dayjs('2016-01-01')}
        />
        <DateField
          label="Name day"
          format="D MMMM"
          defaultValue={dayjs('2024-06-24')}
        />
        {/* #endregion */}
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        {expiry?.isValid()
          ? `Good until ${expiry.endOf('month').format('MMMM D, YYYY')}`
          : 'Enter the month on the card'}
      </Typography>
    </LocalizationProvider>
  );
}
