import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';

export default function ListAndColumns() {
  const [time, setTime] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: { xs: 1, md: 3 },
          height: 232,
        }}
      >
        <DigitalClock
          value={time}
          onChange={setTime}
          sx={{ m: 0, width: 108 }}
        />
        <MultiSectionDigitalClock
          aria-label="The same time, in columns"
          value={time}
          onChange={setTime}
          sx={{ m: 0, width: 'max-content' }}
        />
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
