import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

const lap = dayjs('2024-04-17T14:20:40');

export default function ColumnViews() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        {/* #region excerpt */}
        <MultiSectionDigitalClock
          aria-label="Hour, with AM and PM"
          views={['hours']}
          defaultValue={lap}
          sx={{ m: 0, width: 'max-content' }}
        />
        <MultiSectionDigitalClock
          aria-label="Minutes and seconds"
          views={['minutes', 'seconds']}
          timeSteps={{ minutes: 1, seconds: 1 }}
          defaultValue={lap}
          sx={{ m: 0, width: 'max-content' }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
