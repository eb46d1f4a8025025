import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  unstable_useMultiInputDateRangeField as useMultiInputDateRangeField,
  type UseMultiInputDateRangeFieldProps,
} from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import type {
  BaseMultiInputFieldProps,
  DateRange,
  DateRangeValidationError,
  MultiInputFieldSlotRootProps,
  MultiInputFieldSlotTextFieldProps,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';
import { PlainInput } from '../_parts/PlainInput';

type Shared = UseMultiInputDateRangeFieldProps<Dayjs, false>;
type RangeFieldProps = Shared &
  BaseMultiInputFieldProps<
    DateRange<Dayjs>,
    Dayjs,
    RangeFieldSection,
    false,
    DateRangeValidationError
  >;

/** Props of a slot are an object or a function. */
function resolve<T, S>(props: T | ((state: S) => T) | undefined, state: S) {
  return props instanceof Function ? props(state) : props;
}

// #region excerpt
const PlainRangeField = React.forwardRef<HTMLDivElement, RangeFieldProps>(
  function PlainRangeField(props, ref) {
    const { slotProps, unstableStartFieldRef, unstableEndFieldRef } = props;
    const { className, slots, sx, ...sharedProps } = props;
    const propsOf = (position: 'start' | 'end') =>
      resolve<MultiInputFieldSlotTextFieldProps, { position: typeof position }>(
        slotProps?.textField,
        { position },
      ) ?? {};
    const range = useMultiInputDateRangeField<
      Dayjs,
      false,
      MultiInputFieldSlotTextFieldProps
    >({
      sharedProps,
      startTextFieldProps: propsOf('start'),
      endTextFieldProps: propsOf('end'),
      unstableStartFieldRef,
      unstableEndFieldRef,
    });
    const root = resolve<MultiInputFieldSlotRootProps, object>(
      slotProps?.root,
      {},
    );
    return (
      <div
        ref={ref}
        className={className}
        onBlur={root?.onBlur}
        style={{ display: 'flex', gap: 16, maxWidth: 420 }}
      >
        {[range.startDate, range.endDate].map((end, index) => {
          const { InputProps, focused, ...input } = end;
          return (
            <PlainInput key={index} {...input} frameRef={InputProps?.ref} />
          );
        })}
      </div>
    );
  },
);
// #endregion

export default function RangePlainInputs() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Exhibition opens', end: 'Closes' }}
        defaultValue={[dayjs('2024-05-17'), dayjs('2024-05-26')]}
        slots={{ field: PlainRangeField }}
      />
    </LocalizationProvider>
  );
}
