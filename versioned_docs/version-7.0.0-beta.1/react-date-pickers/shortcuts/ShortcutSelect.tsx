import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickersShortcutsProps } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region excerpt
function HolidaySelect(props: PickersShortcutsProps<Dayjs | null>) {
  const { items = [], onChange, isValid, changeImportance = 'accept' } = props;

  function choose(event: React.ChangeEvent<HTMLInputElement>) {
    const item = items.find(({ label }) => label === event.target.value);
    if (item) onChange(item.getValue({ isValid }), changeImportance, item);
  }

  return (
    <Box className={props.className} sx={{ p: 2 }}>
      <TextField
        select
        fullWidth
        label="Go to"
        defaultValue=""
        onChange={choose}
      >
        {items.map(({ label, getValue }) => (
          <MenuItem
            key={label}
            value={label}
            disabled={!isValid(getValue({ isValid }))}
          >
            {label}
          </MenuItem>
        ))}
      </TextField>
    </Box>
  );
}
// #endregion

const on = (label: string, date: string) => ({
  label,
  getValue: () => dayjs(date),
});
const items = [
  on('New Year', '2024-01-01'),
  on('May Day', '2024-05-01'),
  on('Reformation Day', '2024-10-31'),
  on('Christmas', '2024-12-25'),
];

const narrow = {
  minWidth: 0,
  maxWidth: 320,
  gridTemplateColumns: 'max-content minmax(0, 1fr) max-content',
  '& .MuiDateCalendar-root': { maxWidth: '100%' },
};

export default function ShortcutSelect() {
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        orientation="landscape"
        defaultValue={dayjs('2024-04-17')}
        minDate={dayjs('2024-04-01')}
        slots={{ shortcuts: HolidaySelect }}
        slotProps={{ shortcuts: { items } }}
        sx={narrow}
      />
    </LocalizationProvider>
  );
}
