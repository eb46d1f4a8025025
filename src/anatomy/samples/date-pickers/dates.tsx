import type { ReactNode } from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { Sample } from '../sample';

/** The date that all samples show. They look the same every day. */
export const DATE: Dayjs = dayjs('2024-03-14T10:30');

/** Two dates in the same month. */
export const RANGE: [Dayjs, Dayjs] = [DATE, DATE.add(6, 'day')];

/** A media query that no device matches: pickers with it are in their form for phones. */
export const NEVER = '@media (min-width: 100000px)';

/** A media query that all devices match. */
export const ALWAYS = '@media all';

function Dates({ children }: { children: ReactNode }) {
  return <LocalizationProvider dateAdapter={AdapterDayjs}>{children}</LocalizationProvider>;
}

/** Adds the date adapter around a sample. */
export function withDates({ states, ...sample }: Sample): Sample {
  return {
    ...sample,
    states: states.map((state) => ({
      ...state,
      render: (mark) => <Dates>{state.render(mark)}</Dates>,
    })),
  };
}
