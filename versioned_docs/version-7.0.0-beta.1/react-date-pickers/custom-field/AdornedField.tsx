import dayjs from 'dayjs';
import InputAdornment from '@mui/material/InputAdornment';
import LocalShipping from '@mui/icons-material/LocalShippingOutlined';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const truck = (
  <InputAdornment position="start">
    <LocalShipping />
  </InputAdornment>
);

export default function AdornedField() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <DatePicker
        label="Goods arrive"
        defaultValue={dayjs('2024-05-17')}
        slotProps={{
          textField: {
            helperText: 'Ramp 4, from 7 to 11 in the morning',
            InputProps: { startAdornment: truck },
          },
          field: { clearable: true },
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
