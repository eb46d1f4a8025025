import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function TimesAsList() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateTimePicker
        label="Tasting"
        defaultValue={dayjs('2024-04-17T17:30')}
        timeSteps={{ minutes: 30 }}
        thresholdToRenderTimeInASingleColumn={48}
        minTime={dayjs('2024-04-17T14:00')}
        maxTime={dayjs('2024-04-17T20:00')}
        skipDisabled
      />
    </LocalizationProvider>
  );
}
