import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

const roundToFive = (time: Dayjs) =>
  time.startOf('hour').add(Math.round(time.minute() / 5) * 5, 'minute');

export default function BookedMinutes() {
  const [value, setValue] = React.useState<Dayjs | null>(
    dayjs('2024-04-17T09:00'),
  );

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <TimeField
        label="Clocked in"
        value={value}
        onChange={setValue}
        onBlur={() => {
          if (value?.isValid()) setValue(roundToFive(value));
        }}
        ampm={false}
        minutesStep={5}
        helperText="Rounded to five minutes"
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
