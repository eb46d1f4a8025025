import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const split = dayjs('2024-04-17T14:05:09');
const width = { width: 170 };

export default function TimeFormats() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <TimeField label="12 hours" defaultValue={split} ampm sx={width} />
        <TimeField
          label="24 hours"
          defaultValue={split}
          ampm={false}
          sx={width}
        />
        <TimeField
          label="With seconds"
          defaultValue={split}
          format="HH:mm:ss"
          sx={width}
        />
        <TimeField label="Hour" defaultValue={split} format="h A" sx={width} />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
