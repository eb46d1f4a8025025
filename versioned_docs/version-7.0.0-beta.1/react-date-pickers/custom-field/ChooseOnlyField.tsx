import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  FieldSection,
} from '@mui/x-date-pickers/models';

const today = dayjs('2024-05-15');

interface SentenceProps extends Partial<
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, false, unknown>
> {
  onClick?: () => void;
}

function sentence(day: Dayjs) {
  const days = day.diff(today, 'day');
  return `${day.format('dddd, MMMM D')} (in ${days} ${days === 1 ? 'day' : 'days'})`;
}

// #region excerpt
function SentenceField(props: SentenceProps) {
  const { id, label, value, disabled, InputProps, inputProps, onClick } = props;
  return (
    <TextField
      {...{ id, label, disabled, inputProps }}
      fullWidth
      value={value?.isValid() ? sentence(value) : ''}
      placeholder="Choose in the calendar"
      InputProps={{ ...InputProps, readOnly: true }}
      InputLabelProps={{ shrink: true }}
      onClick={onClick}
      onKeyDown={(event) => {
        if (event.target instanceof HTMLInputElement && event.key === 'Enter')
          onClick?.();
      }}
    />
  );
}
// #endregion

export default function ChooseOnlyField() {
  const [open, setOpen] = React.useState(false);
  const field: SentenceProps = { onClick: () => setOpen(true) };

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ maxWidth: 340 }}>
        <DatePicker
          label="Return the books by"
          defaultValue={today.add(16, 'day')}
          minDate={today}
          open={open}
          onClose={() => setOpen(false)}
          slots={{ field: SentenceField }}
          slotProps={{ field }}
        />
      </div>
    </LocalizationProvider>
  );
}
