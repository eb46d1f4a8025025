import dayjs, { type Dayjs } from 'dayjs';
import Tooltip from '@mui/material/Tooltip';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

// #region excerpt
const localeText = {
  openDatePickerDialogue: (day: Dayjs | null) =>
    day?.isValid()
      ? `Change the day of the visit, ${day.format('dddd, MMMM D')}`
      : 'Choose the day of the visit',
};

function ButtonWithHint(props: IconButtonProps) {
  const button = <IconButton {...props} />;
  if (props.disabled) return button;
  return <Tooltip title={props['aria-label']}>{button}</Tooltip>;
}
// #endregion

export default function SpokenName() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Visit"
        defaultValue={dayjs('2024-05-17')}
        localeText={localeText}
        slots={{ openPickerButton: ButtonWithHint }}
      />
    </LocalizationProvider>
  );
}
