import * as React from 'react';
import dayjs from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type ChangeHandler = NonNullable<DatePickerProps<dayjs.Dayjs>['onChange']>;

export default function SaveWhenRight() {
  const [valid, setValid] = React.useState('2024-04-17' as string | null);
  const [saved, setSaved] = React.useState('2024-04-17');

  // #region excerpt
  const handleChange: ChangeHandler = (day, { validationError }) => {
    const right = day !== null && validationError === null;
    setValid(right ? day.format('YYYY-MM-DD') : null);
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <DatePicker
          label="Contract ends"
          defaultValue={dayjs('2024-04-17')}
          minDate={dayjs('2024-04-01')}
          onChange={handleChange}
        />
        <Button disabled={!valid} onClick={() => valid && setSaved(valid)}>
          Save
        </Button>
      </Box>
      <Typography role="status" sx={{ mt: 2 }}>
        Saved: {saved}
      </Typography>
    </LocalizationProvider>
  );
}
