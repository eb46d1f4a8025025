import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const actions: ('cancel' | 'accept')[] = ['cancel', 'accept'];

export default function OutsideChange() {
  const [due, setDue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DatePicker
          label="Due"
          value={due}
          onChange={setDue}
          closeOnSelect={false}
          slotProps={{ actionBar: { actions } }}
        />
        <Button onClick={() => setDue(dayjs('2024-04-30'))}>
          End of month
        </Button>
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
