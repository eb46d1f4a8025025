import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField, type TimeFieldProps } from '@mui/x-date-pickers/TimeField';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';

// #region excerpt
function SteppedTimeField(props: TimeFieldProps<Dayjs>) {
  const { value, onChange, disabled } = props;
  const known = value?.isValid() ? value : null;
  const move = (minutes: number) => () =>
    onChange?.(known?.add(minutes, 'minute') ?? null, {
      validationError: null,
    });
  const off = disabled || !known;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <IconButton aria-label="Earlier" disabled={off} onClick={move(-15)}>
        <Remove />
      </IconButton>
      <TimeField {...props} />
      <IconButton aria-label="Later" disabled={off} onClick={move(15)}>
        <Add />
      </IconButton>
    </Box>
  );
}
// #endregion

export default function StepperField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopTimePicker
        label="Wake-up call"
        minutesStep={15}
        defaultValue={dayjs('2024-05-17T06:30')}
        slots={{ field: SteppedTimeField }}
      />
    </LocalizationProvider>
  );
}
