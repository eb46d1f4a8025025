import dayjs from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';

const FIELDS = {
  start: { label: 'First month', id: 'subsidy-first', name: 'first' },
  end: { label: 'Last month', id: 'subsidy-last', name: 'last' },
};

export default function StackedDates() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {/* #region excerpt */}
      <MultiInputDateRangeField
        role="group"
        aria-label="Subsidy"
        direction="column"
        spacing={1}
        alignItems="start"
        format="MMMM YYYY"
        defaultValue={[dayjs('2024-01-01'), dayjs('2024-06-30')]}
        slotProps={{
          separator: { children: 'up to and including' },
          textField: ({ position }) => ({
            ...FIELDS[position],
            variant: 'filled',
          }),
        }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
