import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { DateView } from '@mui/x-date-pickers/models';

export default function CalendarInPopover() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const [day, setDay] = React.useState(dayjs('2024-04-17'));
  const [focused, setFocused] = React.useState<DateView | null>(null);

  // #region excerpt
  function open(event: React.MouseEvent<HTMLElement>) {
    setAnchor(event.currentTarget);
    setFocused('day');
  }

  function choose(value: Dayjs | null, state?: string) {
    if (value) setDay(value);
    if (state === 'finish') setAnchor(null);
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Button variant="outlined" aria-haspopup="dialog" onClick={open}>
        Ship on {day.format('MMM D, YYYY')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{
          paper: { role: 'dialog', 'aria-label': 'Shipping day' },
        }}
      >
        <DateCalendar
          value={day}
          onChange={choose}
          focusedView={focused}
          onFocusedViewChange={(view, has) => setFocused(has ? view : null)}
        />
      </Popover>
    </LocalizationProvider>
  );
}
