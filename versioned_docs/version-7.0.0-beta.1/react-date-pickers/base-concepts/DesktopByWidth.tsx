import dayjs from 'dayjs';
import { useTheme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function DesktopByWidth() {
  const theme = useTheme();

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Site visit"
        defaultValue={dayjs('2024-04-17')}
        desktopModeMediaQuery={theme.breakpoints.up('md')}
      />
    </LocalizationProvider>
  );
}
