import * as React from 'react';
import dayjs from 'dayjs';
import CakeIcon from '@mui/icons-material/CakeOutlined';
import InputAdornment from '@mui/material/InputAdornment';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import {
  PickersTextField,
  type PickersTextFieldProps,
} from '@mui/x-date-pickers/PickersTextField';

// #region excerpt
const startAdornment = (
  <InputAdornment position="start">
    <CakeIcon fontSize="small" />
  </InputAdornment>
);

const BirthdayTextField = React.forwardRef<
  HTMLDivElement,
  PickersTextFieldProps<'outlined'>
>(function BirthdayTextField(props, ref) {
  const InputProps = { ...props.InputProps, startAdornment };
  return <PickersTextField {...props} ref={ref} InputProps={InputProps} />;
});

const slots = { textField: BirthdayTextField };
// #endregion

export default function SectionsWithIcon() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateField
        enableAccessibleFieldDOMStructure
        label="Birthday"
        format="D MMMM"
        defaultValue={dayjs('1990-04-17')}
        helperText="We send a card on this day"
        slots={slots}
      />
    </LocalizationProvider>
  );
}
