import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import type { DateTimePickerTabsProps } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';

// #region excerpt
const STEPS = [
  { view: 'day', text: '1. Day' },
  { view: 'hours', text: '2. Hour' },
  { view: 'minutes', text: '3. Minute' },
] as const;

function Steps({
  className,
  view,
  onViewChange,
}: DateTimePickerTabsProps & { className?: string }) {
  return (
    <ButtonGroup className={className} size="small" sx={{ mx: 2, mt: 1 }}>
      {STEPS.map((step) => (
        <Button
          key={step.view}
          fullWidth
          variant={step.view === view ? 'contained' : 'outlined'}
          aria-current={step.view === view ? 'step' : undefined}
          onClick={() => onViewChange(step.view)}
        >
          {step.text}
        </Button>
      ))}
    </ButtonGroup>
  );
}
// #endregion

/** As wide as a calendar; narrower on a small phone. */
const fits = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  '& .MuiPickersLayout-contentWrapper': { minHeight: 390 },
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function OwnTabs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDateTimePicker
        defaultValue={dayjs('2024-04-17T19:30')}
        slots={{ tabs: Steps }}
        slotProps={{ toolbar: { hidden: true }, actionBar: { actions: [] } }}
        sx={fits}
      />
    </LocalizationProvider>
  );
}
