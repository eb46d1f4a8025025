import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
function describe(value: Dayjs | null) {
  if (value === null) return 'null: the field is empty';
  if (!value.isValid()) return 'an invalid date: the field is incomplete';
  return value.format('YYYY-MM-DD');
}
// #endregion

const deadline = dayjs('2024-04-17');

export default function ControlledValue() {
  const [value, setValue] = React.useState<Dayjs | null>(deadline);
  const postpone = () =>
    setValue(value?.isValid() ? value.add(1, 'week') : deadline);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
        <DatePicker label="Deadline" value={value} onChange={setValue} />
        <Typography role="status">The value is {describe(value)}</Typography>
        <Box sx={{ display: 'flex', gap: 1 }}>
          <Button variant="outlined" onClick={postpone}>
            One week later
          </Button>
          <Button onClick={() => setValue(null)}>No deadline</Button>
        </Box>
      </Box>
    </LocalizationProvider>
  );
}
