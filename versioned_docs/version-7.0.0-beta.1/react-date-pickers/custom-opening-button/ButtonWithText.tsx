import dayjs from 'dayjs';
import Button from '@mui/material/Button';
import type { IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
function BrowseButton(props: IconButtonProps) {
  const { onClick, disabled, 'aria-label': label } = props;
  return (
    <Button
      size="small"
      onClick={onClick}
      disabled={disabled}
      aria-label={`Browse. ${label}`}
    >
      Browse
    </Button>
  );
}
// #endregion

export default function ButtonWithText() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Issue of the magazine"
        defaultValue={dayjs('2024-05-17')}
        slots={{ openPickerButton: BrowseButton }}
      />
    </LocalizationProvider>
  );
}
