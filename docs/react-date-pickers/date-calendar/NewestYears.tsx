import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';

export default function NewestYears() {
  const id = React.useId();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Typography id={id}>Year of the car</Typography>
      {/* #region excerpt */}
      <YearCalendar
        gridLabelId={id}
        yearsOrder="desc"
        yearsPerRow={4}
        minDate={dayjs('1990-01-01')}
        maxDate={dayjs('2024-12-31')}
        defaultValue={dayjs('2021-01-01')}
        sx={{ maxWidth: '100%', height: 216 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
