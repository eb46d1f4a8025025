import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem, { type MenuItemProps } from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const TAKEN = ['09:30', '10:00', '11:30', '12:00', '12:30', '14:30'];

const isTaken = (time: Dayjs) => TAKEN.includes(time.format('HH:mm'));

/** Marks disabled times for screen readers too. */
function TimeItem(props: MenuItemProps) {
  return <MenuItem {...props} aria-disabled={props.disabled} />;
}

export default function FreeTimes() {
  const [skip, setSkip] = React.useState(false);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <FormControlLabel
        label="Leave out what is taken"
        control={
          <Switch
            checked={skip}
            onChange={(_event, checked) => setSkip(checked)}
          />
        }
      />
      {/* #region excerpt */}
      <DigitalClock
        ampm={false}
        referenceDate={dayjs('2024-04-17T09:00')}
        minTime={dayjs('2024-04-17T09:00')}
        maxTime={dayjs('2024-04-17T16:00')}
        shouldDisableTime={isTaken}
        skipDisabled={skip}
        slots={{ digitalClockItem: TimeItem }}
        sx={{ m: 0, width: 160, height: 232 }}
      />
      {/* #endregion */}
    </LocalizationProvider>
  );
}
