import * as React from 'react';
import clsx from 'clsx';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region excerpt
const BAR =
  'flex justify-between border-t border-slate-200 bg-slate-50 p-3 dark:border-slate-700 dark:bg-slate-800';

function DeliveryActions(props: PickersActionBarProps) {
  const { className, onAccept, onClear } = props;
  return (
    <div className={clsx(className, BAR)}>
      <Button onClick={onClear}>Any day</Button>
      <Button variant="contained" className="rounded-full!" onClick={onAccept}>
        Deliver then
      </Button>
    </div>
  );
}
// #endregion

export default function OwnActionBar() {
  const [day, setDay] = React.useState<Dayjs | null>(null);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        className="max-w-80 min-w-0! grid-cols-[auto_minmax(0,1fr)_auto]! [&_.MuiDateCalendar-root]:max-w-full"
        referenceDate={dayjs('2024-04-17')}
        onAccept={setDay}
        slots={{ actionBar: DeliveryActions }}
      />
      <div role="status" className="mt-2 h-6">
        Delivery: {day ? day.format('MMMM D, YYYY') : 'any day'}
      </div>
    </LocalizationProvider>
  );
}
