import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsItem } from '@mui/x-date-pickers/PickersShortcuts';
import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import type { DateRange } from '@mui/x-date-pickers-pro/models';

const today = dayjs('2024-04-17');

// #region excerpt
const period = (
  label: string,
  day: Dayjs,
  unit: 'week' | 'month' | 'year',
) => ({
  label,
  getValue: (): DateRange<Dayjs> => [day.startOf(unit), day.endOf(unit)],
});

const items: PickersShortcutsItem<DateRange<Dayjs>>[] = [
  period('This week', today, 'week'),
  period('Last week', today.subtract(1, 'week'), 'week'),
  period('This month', today, 'month'),
  period('Last month', today.subtract(1, 'month'), 'month'),
  period('Last year', today.subtract(1, 'year'), 'year'),
  { label: 'All time', getValue: () => [null, null] },
];
// #endregion

export default function ReportPeriods() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateRangePicker
        localeText={{ start: 'Report from', end: 'Report to' }}
        defaultValue={[today.startOf('month'), today]}
        slotProps={{ shortcuts: { items } }}
      />
    </LocalizationProvider>
  );
}
