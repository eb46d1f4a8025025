import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';

const from = dayjs('2024-04-17T09:00');
const to = dayjs('2024-04-19T17:30');

export default function OneInputOrTwo() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: 420 }}>
        {/* #region excerpt */}
        <SingleInputDateRangeField
          label="Trade fair"
          defaultValue={[from, to]}
        />
        <MultiInputTimeRangeField
          defaultValue={[from, to]}
          slotProps={{
            textField: ({ position }) => ({
              label: position === 'start' ? 'Opens' : 'Closes',
            }),
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
