import dayjs from 'dayjs';
import AlarmIcon from '@mui/icons-material/Alarm';
import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const six = dayjs('2024-04-17T06:00');

export default function FieldWithUnits() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <TimeField
          label="Departure"
          defaultValue={six}
          ampm={false}
          size="small"
          color="secondary"
          focused
          InputProps={{
            endAdornment: <InputAdornment position="end">UTC</InputAdornment>,
          }}
        />
        <TimeField
          label="Alarm"
          defaultValue={six}
          variant="standard"
          helperText="Rings every day"
          InputProps={{
            startAdornment: <AlarmIcon sx={{ marginInlineEnd: 1 }} />,
          }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
