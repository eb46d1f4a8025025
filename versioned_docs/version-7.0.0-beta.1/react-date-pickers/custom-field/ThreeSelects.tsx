import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
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

const upTo = (count: number) =>
  Array.from({ length: count }, (_, at) => at + 1);
const MONTHS = upTo(12).map((month) => dayjs(`2024-${month}-1`).format('MMM'));
const PARTS = [
  { name: 'Day', options: upTo(31).map((day) => [day, day]) },
  { name: 'Month', options: MONTHS.map((text, month) => [month, text]) },
  { name: 'Year', options: upTo(80).map((age) => [2025 - age, 2025 - age]) },
];

// #region excerpt
function SelectsField(props: FieldProps) {
  const { label, value, onChange, disabled, InputProps } = props;
  const labelId = React.useId();
  const [draft, setDraft] = React.useState(['', '', '']);
  const parts = value?.isValid()
    ? [value.date(), value.month(), value.year()].map(String)
    : draft;

  function choose(part: number, chosen: string) {
    const next = parts.map((old, index) => (index === part ? chosen : old));
    setDraft(next);
    if (next.includes('')) return onChange?.(null, { validationError: null });
    const [day = 1, month = 0, year = 0] = next.map(Number);
    const first = dayjs(new Date(year, month, 1));
    const date = first.date(Math.min(day, first.daysInMonth()));
    onChange?.(date, { validationError: null });
  }
  // #endregion

  return (
    <Box role="group" aria-labelledby={labelId} sx={{ maxWidth: 340 }}>
      <div id={labelId}>{label}</div>
      <Box
        ref={InputProps?.ref}
        sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}
      >
        {PARTS.map(({ name, options }, part) => (
          <TextField
            key={name}
            select
            size="small"
            label={name}
            disabled={disabled}
            value={parts[part]}
            onChange={(event) => choose(part, event.target.value)}
            SelectProps={{ native: true }}
            InputLabelProps={{ shrink: true }}
            sx={{ flex: 1 }}
          >
            <option value="">–</option>
            {options.map(([key, text]) => (
              <option key={key} value={key}>
                {text}
              </option>
            ))}
          </TextField>
        ))}
        {InputProps?.endAdornment}
      </Box>
    </Box>
  );
}

export default function ThreeSelects() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DesktopDatePicker
        label="Date of birth"
        referenceDate={dayjs('1990-01-01')}
        slots={{ field: SelectsField }}
      />
    </LocalizationProvider>
  );
}
