import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const seven = dayjs('2024-04-17T10:07');

export default function QuarterHours() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <TimeField label="Work began" defaultValue={seven} minutesStep={15} />
        <MultiSectionDigitalClock
          referenceDate={seven}
          minutesStep={15}
          timeSteps={{ minutes: 15 }}
          sx={{ width: 180 }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
