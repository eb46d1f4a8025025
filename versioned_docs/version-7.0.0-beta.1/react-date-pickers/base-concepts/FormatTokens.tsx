import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const formats = [
  'MM/DD/YYYY',
  'dddd, D MMMM YYYY',
  'MMM YY',
  'YYYY-MM-DD HH:mm:ss',
  'h:mm A',
  '[Quarter ends] D MMM',
];

export default function FormatTokens() {
  const [format, setFormat] = React.useState('dddd, D MMMM YYYY');
  const [value, setValue] = React.useState(dayjs('2024-03-31T17:05:00'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <TextField
          select
          label="Format"
          value={format}
          onChange={(event) => setFormat(event.target.value)}
          sx={{ width: 260 }}
        >
          {formats.map((text) => (
            <MenuItem key={text} value={text}>
              {text}
            </MenuItem>
          ))}
        </TextField>
        {/* #region excerpt */}
        <DateTimeField
          label="Field with this format"
          format={format}
          value={value}
          onChange={(next) => next && setValue(next)}
          sx={{ width: 260 }}
        />
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
