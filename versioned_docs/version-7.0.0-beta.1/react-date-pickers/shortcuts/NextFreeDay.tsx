import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';

const taken = new Set(['2024-05-01', '2024-05-02', '2024-05-03']);
const isTaken = (day: Dayjs) =>
  day.day() === 0 || day.day() === 6 || taken.has(day.format('YYYY-MM-DD'));

// #region excerpt
function nextFree(from: Dayjs): PickersShortcutsItem<Dayjs | null>['getValue'] {
  return ({ isValid }) => {
    let day = from;
    for (let tries = 0; tries < 14 && !isValid(day); tries += 1) {
      day = day.add(1, 'day');
    }
    return day;
  };
}

const items = [
  { label: 'Soonest', getValue: nextFree(dayjs('2024-05-01')) },
  { label: 'A week later', getValue: nextFree(dayjs('2024-05-08')) },
  { label: 'May Day', getValue: () => dayjs('2024-05-01') },
];
// #endregion

export default function NextFreeDay() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Car service"
        referenceDate={dayjs('2024-05-15')}
        shouldDisableDate={isTaken}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
