import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import DateRangeIcon from '@mui/icons-material/DateRange';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  DateRange,
  DateRangeValidationError,
  RangeFieldSection,
} from '@mui/x-date-pickers-pro/models';
import type { BaseSingleInputFieldProps } from '@mui/x-date-pickers/models';

interface RangeButtonProps extends BaseSingleInputFieldProps<
  DateRange<Dayjs>,
  Dayjs,
  RangeFieldSection,
  false,
  DateRangeValidationError
> {
  onClick?: React.MouseEventHandler;
}

const text = (date?: Dayjs | null) =>
  date?.isValid() ? date.format('MMM D') : '…';

// #region excerpt
const ButtonOfRange = React.forwardRef<HTMLDivElement, RangeButtonProps>(
  function ButtonOfRange(props, ref) {
    const { label, value, disabled, InputProps, onClick, onBlur } = props;
    return (
      <div ref={ref} style={{ display: 'inline-block' }}>
        <Button
          ref={InputProps?.ref}
          variant="outlined"
          startIcon={<DateRangeIcon />}
          {...{ disabled, onClick, onBlur }}
        >
          {label}: {text(value?.[0])} – {text(value?.[1])}
        </Button>
      </div>
    );
  },
);
const field = Object.assign(ButtonOfRange, { fieldType: 'single-input' });
// #endregion

export default function RangeButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        label="Report"
        calendars={1}
        defaultValue={[dayjs('2024-05-06'), dayjs('2024-05-12')]}
        slots={{ field }}
        slotProps={{ popper: { disablePortal: true } }}
      />
    </LocalizationProvider>
  );
}
