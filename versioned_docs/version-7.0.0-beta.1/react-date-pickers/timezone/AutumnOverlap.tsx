import * as React from 'react';
import { DateTime } from 'luxon';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

const zone = 'Europe/Berlin';
const start = DateTime.fromISO('2024-10-27T00:30Z', { zone });

export default function AutumnOverlap() {
  const [alarm, setAlarm] = React.useState<DateTime | null>(start);
  const choices = alarm?.isValid ? alarm.getPossibleOffsets() : [];

  return (
    <LocalizationProvider dateAdapter={AdapterLuxon} adapterLocale="en-GB">
      <Stack spacing={2} sx={{ alignItems: 'start' }}>
        {/* #region excerpt */}
        <DateTimePicker
          label="Maintenance starts"
          timezone={zone}
          value={alarm}
          onChange={setAlarm}
        />
        {choices.length > 1 && (
          <ToggleButtonGroup
            exclusive
            size="small"
            aria-label="This time comes twice. Which one?"
            value={alarm?.offset}
            onChange={(_event, offset) =>
              setAlarm(choices.find((one) => one.offset === offset) ?? alarm)
            }
          >
            {choices.map((one) => (
              <ToggleButton key={one.offset} value={one.offset}>
                {one.toFormat("HH:mm 'UTC'Z")}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
        )}
        {/* #endregion */}
        <div role="status">{alarm?.isValid && alarm.toUTC().toISO()}</div>
      </Stack>
    </LocalizationProvider>
  );
}
