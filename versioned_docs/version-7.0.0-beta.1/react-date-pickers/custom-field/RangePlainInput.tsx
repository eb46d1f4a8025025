import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  unstable_useSingleInputDateRangeField as useSingleInputDateRangeField,
  type UseSingleInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';
import { PlainInput } from '../_parts/PlainInput';

type RangeFieldProps = UseSingleInputDateRangeFieldProps<Dayjs, false> &
  BaseSingleInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    false,
    DateRangeValidationError
  >;

// #region excerpt
const PlainField = React.forwardRef<HTMLDivElement, RangeFieldProps>(
  function PlainField(props, ref) {
    const field = useSingleInputDateRangeField<Dayjs, false, typeof props>(
      props,
    );
    const { label, value, error, disabled, readOnly, placeholder } = field;
    const { onChange, onKeyDown, onPaste, onClick, onFocus, onBlur } = field;
    return (
      <div ref={ref} style={{ maxWidth: 300 }}>
        <PlainInput
          {...{ label, value, error, disabled, readOnly, placeholder }}
          {...{ onChange, onKeyDown, onPaste, onClick, onFocus, onBlur }}
          inputRef={field.inputRef}
          frameRef={field.InputProps?.ref}
        />
      </div>
    );
  },
);
const PlainRangeField = Object.assign(PlainField, {
  fieldType: 'single-input',
});
// #endregion

export default function RangePlainInput() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Bridge closed"
        defaultValue={[dayjs('2024-05-17'), dayjs('2024-05-26')]}
        slots={{ field: PlainRangeField }}
      />
    </LocalizationProvider>
  );
}
