import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

dayjs.extend(utc);
dayjs.extend(timezone);

const shown = (date: Dayjs | null) =>
  date?.isValid() ? date.format('YYYY-MM-DD HH:mm [UTC]Z') : 'No value';

interface Props {
  label: string;
  start: Dayjs;
  timezone?: string;
}

function Field({ label, start, timezone: zone }: Props) {
  const [value, setValue] = React.useState<Dayjs | null>(start);
  return (
    <DateTimeField
      label={label}
      timezone={zone}
      value={value}
      onChange={setValue}
      ampm={false}
      helperText={`onChange gives ${shown(value)}`}
    />
  );
}

export default function ZoneOfTheValue() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Stack spacing={2} sx={{ maxWidth: 380 }}>
        {/* #region excerpt */}
        <Field label="Value in UTC" start={dayjs.utc('2024-05-17T14:30')} />
        <Field
          label="Value in Tokyo time"
          start={dayjs.tz('2024-05-17T23:30', 'Asia/Tokyo')}
        />
        <Field
          label="Value in UTC, shown in Tokyo time"
          start={dayjs.utc('2024-05-17T14:30')}
          timezone="Asia/Tokyo"
        />
        {/* #endregion */}
      </Stack>
    </LocalizationProvider>
  );
}
