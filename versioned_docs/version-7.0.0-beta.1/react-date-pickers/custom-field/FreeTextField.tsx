import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';

type FieldProps = BaseSingleInputFieldProps<
  Dayjs | null,
  Dayjs,
  FieldSection,
  false,
  DateValidationError
>;

const today = dayjs('2024-05-15');
const INVALID = dayjs('not a date');
const DAYS = 'sunday monday tuesday wednesday thursday friday saturday'.split(
  ' ',
);

function read(text: string): Dayjs | null {
  const words = text.trim().toLowerCase();
  const [, count, weeks] = /^in (\d+) (?:days?|(weeks?))$/.exec(words) ?? [];
  if (words === '') return null;
  if (words === 'today') return today;
  if (words === 'tomorrow') return today.add(1, 'day');
  if (count) return today.add(Number(count), weeks ? 'week' : 'day');
  const weekday = DAYS.indexOf(words);
  if (weekday >= 0)
    return today.add(((weekday - today.day() + 6) % 7) + 1, 'day');
  return /^\d{4}-\d\d-\d\d$/.test(words) ? dayjs(words) : INVALID;
}

// #region excerpt
function WordsField(props: FieldProps) {
  const { id, label, value, onChange, disabled, InputProps } = props;
  const [draft, setDraft] = React.useState<string | null>(null);
  const wrong = value !== null && value !== undefined && !value.isValid();
  const shown = value?.isValid() ? value.format('dddd, MMMM D, YYYY') : '';

  function commit() {
    if (draft === null) return;
    const date = read(draft);
    if (date === null || date.isValid()) setDraft(null);
    onChange?.(date, {
      validationError: date?.isValid() === false ? 'invalidDate' : null,
    });
  }
  // #endregion

  return (
    <TextField
      {...{ id, label, disabled, InputProps }}
      fullWidth
      error={wrong}
      helperText={
        wrong
          ? 'Not understood'
          : '“tomorrow”, “friday”, “in 2 weeks”, 2024-06-30'
      }
      value={draft ?? shown}
      onChange={(event) => setDraft(event.target.value)}
      onBlur={commit}
      onKeyDown={(event) => event.key === 'Enter' && commit()}
    />
  );
}

export default function FreeTextField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ maxWidth: 380 }}>
        <DesktopDatePicker
          label="Remind me"
          referenceDate={today}
          slots={{ field: WordsField }}
        />
      </div>
    </LocalizationProvider>
  );
}
