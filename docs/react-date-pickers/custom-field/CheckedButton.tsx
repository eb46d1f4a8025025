import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import {
  DatePicker,
  type DatePickerFieldProps,
} from '@mui/x-date-pickers/DatePicker';
import {
  useParsedFormat,
  usePickersContext,
  useSplitFieldProps,
} from '@mui/x-date-pickers/hooks';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { useValidation, validateDate } from '@mui/x-date-pickers/validation';

// #region excerpt
function CheckedDateButton(props: DatePickerFieldProps<Dayjs>) {
  const { internalProps, forwardedProps } = useSplitFieldProps(props, 'date');
  const { value = null, timezone, format } = internalProps;
  const { id, label, InputProps } = forwardedProps;
  const { open, onOpen, onClose } = usePickersContext();
  const emptyText = useParsedFormat(internalProps);
  const { validationError, hasValidationError } = useValidation({
    validator: validateDate,
    value,
    timezone,
    props: internalProps,
  });

  return (
    <div ref={InputProps?.ref}>
      <Button
        id={id}
        variant="outlined"
        color={hasValidationError ? 'error' : 'primary'}
        aria-haspopup="dialog"
        aria-describedby={id && `${id}-error`}
        onClick={open ? onClose : onOpen}
      >
        <span id={id && `${id}-label`}>{label}</span>:{' '}
        {value === null ? emptyText : value.format(format)}
      </Button>
      <FormHelperText id={id && `${id}-error`} error={hasValidationError}>
        {validationError ?? ' '}
      </FormHelperText>
    </div>
  );
}
// #endregion

export default function CheckedButton() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Delivery"
        defaultValue={dayjs('2024-04-10')}
        minDate={dayjs('2024-04-17')}
        slots={{ field: CheckedDateButton }}
      />
    </LocalizationProvider>
  );
}
