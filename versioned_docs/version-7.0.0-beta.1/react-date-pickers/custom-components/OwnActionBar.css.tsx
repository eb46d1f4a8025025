import * as React from 'react';
import clsx from 'clsx';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { type PickersActionBarProps } from '@mui/x-date-pickers/PickersActionBar';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';

// #region excerpt
const styles = `
.OwnActionBar-picker {
  min-width: 0;
  max-width: 320px;
  grid-template-columns: auto minmax(0, 1fr) auto;
}

.OwnActionBar-picker .MuiDateCalendar-root {
  max-width: 100%;
}

.OwnActionBar-bar {
  display: flex;
  justify-content: space-between;
  padding: 12px;
  background: color-mix(in srgb, currentColor 5%, transparent);
  border-block-start: 1px solid color-mix(in srgb, currentColor 14%, transparent);
}

.OwnActionBar-accept {
  border-radius: 999px;
}

.OwnActionBar-result {
  height: 24px;
  margin-block-start: 8px;
}
`;

function DeliveryActions(props: PickersActionBarProps) {
  const { className, onAccept, onClear } = props;
  return (
    <div className={clsx(className, 'OwnActionBar-bar')}>
      <Button onClick={onClear}>Any day</Button>
      <Button
        variant="contained"
        className="OwnActionBar-accept"
        onClick={onAccept}
      >
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
      <style>{styles}</style>
      <StaticDatePicker
        displayStaticWrapperAs="desktop"
        className="OwnActionBar-picker"
        referenceDate={dayjs('2024-04-17')}
        onAccept={setDay}
        slots={{ actionBar: DeliveryActions }}
      />
      <div role="status" className="OwnActionBar-result">
        Delivery: {day ? day.format('MMMM D, YYYY') : 'any day'}
      </div>
    </LocalizationProvider>
  );
}
