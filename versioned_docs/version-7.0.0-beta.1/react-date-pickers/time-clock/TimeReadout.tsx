import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { TimeView } from '@mui/x-date-pickers/models';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';

const PARTS: { view: TimeView; format: string }[] = [
  { view: 'hours', format: 'HH' },
  { view: 'minutes', format: 'mm' },
  { view: 'seconds', format: 'ss' },
];

export default function TimeReadout() {
  const [time, setTime] = React.useState(dayjs('2024-04-17T18:05:30'));
  const [view, setView] = React.useState<TimeView>('minutes');
  const [done, setDone] = React.useState(false);

  // #region excerpt
  function change(next: Dayjs, state?: string) {
    setTime(next);
    setDone(state === 'finish');
  }
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {PARTS.map((part) => (
          <Button
            key={part.view}
            size="large"
            variant={view === part.view ? 'contained' : 'outlined'}
            aria-label={`${part.view}: ${time.format(part.format)}`}
            aria-pressed={view === part.view}
            onClick={() => setView(part.view)}
          >
            {time.format(part.format)}
          </Button>
        ))}
        <span role="status">{done ? 'Set' : ''}</span>
      </Box>
      <TimeClock
        ampm={false}
        views={['hours', 'minutes', 'seconds']}
        view={view}
        onViewChange={setView}
        value={time}
        onChange={change}
        sx={{ m: 0, maxWidth: '100%' }}
      />
    </LocalizationProvider>
  );
}
