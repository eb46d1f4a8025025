import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Event from '@mui/icons-material/EventOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerProps,
} from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type {
  BaseSingleInputFieldProps,
  FieldSection,
} from '@mui/x-date-pickers/models';

interface DateButtonProps extends Partial<
  BaseSingleInputFieldProps<Dayjs | null, Dayjs, FieldSection, false, unknown>
> {
  onClick?: () => void;
}

// #region excerpt
function DateButton(props: DateButtonProps) {
  const { id, label, value, disabled, InputProps, onClick } = props;
  return (
    <Button
      ref={InputProps?.ref}
      id={id}
      variant="outlined"
      startIcon={<Event />}
      disabled={disabled}
      aria-haspopup="dialog"
      onClick={onClick}
    >
      <span>
        <span id={id && `${id}-label`}>{label}</span>:{' '}
        {value?.isValid() ? value.format('dddd, MMMM D') : 'choose a day'}
      </span>
    </Button>
  );
}

function ButtonDatePicker(props: DatePickerProps<Dayjs>) {
  const [open, setOpen] = React.useState(false);
  const field: DateButtonProps = {
    onClick: () => setOpen(!open),
    disabled: props.disabled || props.readOnly,
  };
  return (
    <DatePicker
      {...props}
      open={open}
      onClose={() => setOpen(false)}
      slots={{ ...props.slots, field: DateButton }}
      slotProps={{ ...props.slotProps, field }}
    />
  );
}
// #endregion

export default function ButtonField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ButtonDatePicker label="Delivery" defaultValue={dayjs('2024-05-17')} />
    </LocalizationProvider>
  );
}
