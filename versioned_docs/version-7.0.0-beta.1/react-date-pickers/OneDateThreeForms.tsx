import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const layout = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'repeat(2, minmax(0, 1fr))',
  },
  gap: 3,
};

const day = new Intl.DateTimeFormat('en', { dateStyle: 'full' });

export default function OneDateThreeForms() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={layout}>
        {/* #region excerpt */}
        <Box sx={{ display: 'grid', gap: 2, alignContent: 'start' }}>
          <DateField label="A field" value={value} onChange={setValue} />
          <DatePicker label="A picker" value={value} onChange={setValue} />
          <Typography role="status">
            {value?.isValid() ? day.format(value.toDate()) : 'No date'}
          </Typography>
        </Box>
        <div role="group" aria-label="A calendar">
          <DateCalendar
            value={value?.isValid() ? value : null}
            onChange={setValue}
            sx={{ maxWidth: '100%' }}
          />
        </div>
        {/* #endregion */}
      </Box>
    </LocalizationProvider>
  );
}
