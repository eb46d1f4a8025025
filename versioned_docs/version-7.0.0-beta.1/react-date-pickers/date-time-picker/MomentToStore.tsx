import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function MomentToStore() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T15:30'),
  );
  const complete = value?.isValid() ? value : null;

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker label="Call" value={value} onChange={setValue} />
      {/* #region excerpt */}
      <Box component="dl" sx={{ m: 0, mt: 2, height: 96 }}>
        <dt>The same instant for everyone</dt>
        <dd>{complete?.toISOString() ?? 'Nothing'}</dd>
        <dt>Local time without a zone</dt>
        <dd>{complete?.format('YYYY-MM-DDTHH:mm') ?? 'Nothing'}</dd>
      </Box>
      {/* #endregion */}
    </LocalizationProvider>
  );
}
