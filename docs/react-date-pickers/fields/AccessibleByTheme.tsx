import dayjs from 'dayjs';
import Stack from '@mui/material/Stack';
import { createTheme, ThemeProvider, type Theme } from '@mui/material/styles';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateField } from '@mui/x-date-pickers/DateField';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import type {} from '@mui/x-date-pickers/themeAugmentation';

// #region excerpt
const defaultProps = { enableAccessibleFieldDOMStructure: true };

const withSections = (outer: Theme) =>
  createTheme(outer, {
    components: {
      MuiDatePicker: { defaultProps },
      MuiTimePicker: { defaultProps },
    },
  });
// #endregion

const visit = dayjs('2024-05-17T09:30');

export default function AccessibleByTheme() {
  return (
    <ThemeProvider theme={withSections}>
      <LocalizationProvider dateAdapter={AdapterDayjs}>
        <Stack direction={{ xs: 'column', md: 'row' }} spacing={2}>
          <DateField label="Date of birth" enableAccessibleFieldDOMStructure />
          <DatePicker label="Day of the visit" defaultValue={visit} />
          <TimePicker label="Time" defaultValue={visit} />
        </Stack>
      </LocalizationProvider>
    </ThemeProvider>
  );
}
