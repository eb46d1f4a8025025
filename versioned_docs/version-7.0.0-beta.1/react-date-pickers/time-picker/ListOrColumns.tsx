import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

const lesson = dayjs('2024-04-17T10:30');

const layout = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', md: '1fr 1fr' },
  gap: 2,
};

export default function ListOrColumns() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <TimePicker
          label="Half hours, in columns"
          timeSteps={{ minutes: 30 }}
          defaultValue={lesson}
        />
        <TimePicker
          label="Half hours, in a list"
          timeSteps={{ minutes: 30 }}
          thresholdToRenderTimeInASingleColumn={48}
          defaultValue={lesson}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
