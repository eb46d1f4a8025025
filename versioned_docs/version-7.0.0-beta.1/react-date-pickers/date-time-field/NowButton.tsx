import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function NowButton() {
  const [seen, setSeen] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T07:20'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {/* #region excerpt */}
        <DateTimeField
          label="Fault seen"
          value={seen}
          onChange={setSeen}
          disableFuture
          sx={{ width: 260 }}
        />
        <Button onClick={() => setSeen(dayjs().startOf('minute'))}>Now</Button>
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
