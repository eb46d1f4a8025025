import * as React from 'react';
import dayjs from 'dayjs';
import FormLabel from '@mui/material/FormLabel';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
function TextFieldBelowLabel(props: TextFieldProps) {
  const { id, label, required, ...other } = props;
  const ownId = React.useId();
  const inputId = id ?? ownId;
  return (
    <div>
      <FormLabel
        id={`${inputId}-label`}
        htmlFor={inputId}
        required={required}
        sx={{ display: 'block', mb: 0.5 }}
      >
        {label}
      </FormLabel>
      <TextField id={inputId} required={required} {...other} />
    </div>
  );
}
// #endregion

const textField = { required: true, size: 'small' } as const;

export default function LabelAbove() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Passport valid until"
        defaultValue={dayjs('2031-02-28')}
        slots={{ textField: TextFieldBelowLabel }}
        slotProps={{ textField }}
      />
    </LocalizationProvider>
  );
}
