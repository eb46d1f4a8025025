import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  unstable_useDateField as useDateField,
  type UseDateFieldProps,
} from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  DateValidationError,
  FieldSection,
} from '@mui/x-date-pickers/models';
import { PlainInput } from '../_parts/PlainInput';

type PlainFieldProps = UseDateFieldProps<Dayjs, false> &
  BaseSingleInputFieldProps<
    Dayjs | null,
    Dayjs,
    FieldSection,
    false,
    DateValidationError
  >;

// #region excerpt
function PlainDateField(props: PlainFieldProps) {
  const field = useDateField<Dayjs, false, PlainFieldProps>(props);
  const { id, label, name, disabled, readOnly, error } = field;
  const { value, placeholder, inputMode, autoComplete } = field;
  const { onChange, onKeyDown, onPaste, onClick, onFocus, onBlur } = field;
  return (
    <PlainInput
      {...{ id, label, name, disabled, readOnly, error }}
      {...{ value, placeholder, inputMode, autoComplete }}
      {...{ onChange, onKeyDown, onPaste, onClick, onFocus, onBlur }}
      {...field.inputProps}
      inputRef={field.inputRef}
      frameRef={field.InputProps?.ref}
      end={field.InputProps?.endAdornment}
    />
  );
}
// #endregion

export default function PlainField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <div style={{ maxWidth: 280 }}>
        <DatePicker
          label="Contract ends"
          defaultValue={dayjs('2024-05-17')}
          minDate={dayjs('2024-05-01')}
          slots={{ field: PlainDateField }}
        />
      </div>
    </LocalizationProvider>
  );
}
