import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import type { DateRange, RangePosition } from '@mui/x-date-pickers-pro/models';

const textOf = (day: Dayjs | null) => day?.format('MMM D') ?? 'choose';

export default function ChooseEnd() {
  const [range, setRange] = React.useState<DateRange<Dayjs>>([
    dayjs('2024-04-12'),
    dayjs('2024-04-19'),
  ]);
  const [position, setPosition] = React.useState<RangePosition>('end');

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <ToggleButtonGroup
        exclusive
        size="small"
        aria-label="Day to change"
        value={position}
        onChange={(_event, chosen) => chosen && setPosition(chosen)}
      >
        <ToggleButton value="start">Pick up: {textOf(range[0])}</ToggleButton>
        <ToggleButton value="end">Return: {textOf(range[1])}</ToggleButton>
      </ToggleButtonGroup>
      {/* #region excerpt */}
      <DateRangeCalendar
        calendars={1}
        value={range}
        onChange={setRange}
        rangePosition={position}
        onRangePositionChange={setPosition}
        sx={{ '& .MuiDayCalendar-slideTransition': { minWidth: 0 } }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
