import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

export default function StepByStep() {
  const [value, setValue] = React.useState<Dayjs | null>(dayjs('2024-04-17'));

  // #region excerpt
  const step = (label: string, weeks: number) => ({
    label,
    getValue: () => (value?.isValid() ? value.add(weeks, 'week') : value),
  });

  const shortcuts = {
    items: [step('A week later', 1), step('A week earlier', -1)],
    changeImportance: 'set' as const,
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Go-live"
        value={value}
        onChange={setValue}
        slotProps={{
          shortcuts,
          actionBar: { actions: ['cancel', 'accept'] },
        }}
      />
    </LocalizationProvider>
  );
}
