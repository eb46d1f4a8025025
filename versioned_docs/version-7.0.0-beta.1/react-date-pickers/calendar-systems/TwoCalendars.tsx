import * as React from 'react';
import Box from '@mui/material/Box';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDateFnsJalali } from '@mui/x-date-pickers/AdapterDateFnsJalali';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  gap: 2,
};

export default function TwoCalendars() {
  const [day, setDay] = React.useState<Date | null>(new Date(2024, 2, 20));

  return (
    <Box sx={layout}>
      {/* #region excerpt */}
      <LocalizationProvider dateAdapter={AdapterDateFnsJalali}>
        <DateField label="Solar Hijri" value={day} onChange={setDay} />
      </LocalizationProvider>
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        <DateField label="Gregorian" value={day} onChange={setDay} />
      </LocalizationProvider>
      {/* #endregion */}
    </Box>
  );
}
