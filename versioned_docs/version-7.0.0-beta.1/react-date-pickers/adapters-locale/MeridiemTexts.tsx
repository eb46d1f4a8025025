import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { TimeField } from '@mui/x-date-pickers/TimeField';

// #region excerpt
const meridiem = (hour: number) => (hour < 12 ? 'a.m.' : 'p.m.');
const dotted = { ...dayjs.Ls.en, meridiem };
dayjs.locale('en-dotted', dotted, true);
// #endregion

export default function MeridiemTexts() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs} adapterLocale="en-dotted">
      <TimeField label="Curtain up" defaultValue={dayjs('2024-05-07T19:30')} />
    </LocalizationProvider>
  );
}
