import * as React from 'react';
import dayjs from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ColumnSteps() {
  const [shown, setShown] = React.useState('14:30:00');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiSectionDigitalClock
        aria-label="Dose at"
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        timeSteps={{ hours: 2, minutes: 15, seconds: 20 }}
        defaultValue={dayjs('2024-04-17T14:30')}
        sx={{ m: 0, width: 'max-content' }}
        onChange={(time, state, view) =>
          setShown(`${time.format('HH:mm:ss')}, ${view}, ${state}`)
        }
      />
      {/* #endregion */}
      <Typography role="status" sx={{ mt: 1 }}>
        {shown}
      </Typography>
    </LocalizationProvider>
  );
}
