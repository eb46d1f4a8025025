import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function ChangeAndAccept() {
  const [calls, setCalls] = React.useState<string[]>([]);

  function note(callback: string, value: Dayjs | null) {
    const date = value?.format('YYYY-MM-DD') ?? 'null';
    setCalls((earlier) => [...earlier, `${callback}(${date})`].slice(-5));
  }

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Inspection"
        defaultValue={dayjs('2024-04-17')}
        closeOnSelect={false}
        slotProps={{ actionBar: { actions: ['cancel', 'accept'] } }}
        onChange={(value) => note('onChange', value)}
        onAccept={(value) => note('onAccept', value)}
      />
      {/* #endregion */}
      <Box
        role="log"
        aria-label="Callbacks"
        sx={{
          mt: 2,
          height: 120,
          fontFamily: 'monospace',
          fontSize: 14,
          lineHeight: 1.5,
        }}
      >
        {calls.length === 0
          ? 'Nothing called yet'
          : calls.map((call, index) => <div key={index}>{call}</div>)}
      </Box>
    </LocalizationProvider>
  );
}
