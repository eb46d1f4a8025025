import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';

/** Any day without a clock change works. */
const onSomeDay = (time: string) => dayjs(`2024-01-01T${time}`);

interface TimeTextProps {
  label: string;
  /** Such as `18:30`: the format that the server stores. */
  initial: string;
  onChange: (time: string | null) => void;
}

// #region excerpt
function TimeText({ label, initial, onChange }: TimeTextProps) {
  const [value, setValue] = React.useState<Dayjs | null>(onSomeDay(initial));

  function change(next: Dayjs | null) {
    setValue(next);
    onChange(next?.isValid() ? next.format('HH:mm') : null);
  }

  return <TimePicker label={label} value={value} onChange={change} />;
}
// #endregion

export default function TimeAsText() {
  const [closes, setCloses] = React.useState<string | null>('18:30');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <TimeText label="Closes at" initial="18:30" onChange={setCloses} />
      <Typography role="status" sx={{ mt: 1 }}>
        {closes === null ? 'Nothing to store' : `Stored as "${closes}"`}
      </Typography>
    </LocalizationProvider>
  );
}
