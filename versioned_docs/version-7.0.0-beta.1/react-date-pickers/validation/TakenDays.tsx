import * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';

type Answer = 'asking' | 'free' | 'taken';

/** Simulates your server. */
function ask(
  day: string,
  signal: AbortSignal,
  answer: (found: Answer) => void,
) {
  const timer = setTimeout(
    () => answer(day.endsWith('5') ? 'taken' : 'free'),
    600,
  );
  signal.addEventListener('abort', () => clearTimeout(timer));
}

const texts = {
  asking: 'Checking …',
  free: 'Free',
  taken: 'Taken, choose another',
};

export default function TakenDays() {
  const [day, setDay] = React.useState<Dayjs | null>(dayjs('2024-04-15'));
  const [answer, setAnswer] = React.useState<Answer>('asking');
  const asked = day?.isValid() ? day.format('YYYY-MM-DD') : null;

  // #region excerpt
  React.useEffect(() => {
    const controller = new AbortController();
    setAnswer('asking');
    if (asked) ask(asked, controller.signal, setAnswer);
    return () => controller.abort();
  }, [asked]);

  const textField = {
    error: (asked && answer === 'taken') || undefined,
    helperText: asked ? texts[answer] : ' ',
  };
  // #endregion

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker
        label="Van"
        value={day}
        onChange={setDay}
        minDate={dayjs('2024-04-01')}
        slotProps={{ textField }}
      />
    </LocalizationProvider>
  );
}
