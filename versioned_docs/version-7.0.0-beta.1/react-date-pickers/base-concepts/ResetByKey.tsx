import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const invoicedOn = dayjs('2024-04-17');

export default function ResetByKey() {
  const [round, setRound] = React.useState(0);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DatePicker
          key={round}
          label="Invoice date"
          defaultValue={invoicedOn}
        />
        <Button onClick={() => setRound(round + 1)}>Undo all changes</Button>
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
