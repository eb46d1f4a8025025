/** @jest-environment jsdom */
import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { fireEvent, render, screen } from '@testing-library/react';
import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { DateTime } from 'luxon';
import moment from 'moment';
import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';
import { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';
import { DateField } from '@mui/x-date-pickers/DateField';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import type { PickerValidDate } from '@mui/x-date-pickers/models';

interface Received {
  year: string;
  error: string | null;
}

interface Library {
  day: PickerValidDate;
  provide(field: ReactElement): ReactElement;
}

const DAYJS: Library = {
  day: dayjs('2024-04-17'),
  provide: (field) => (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      {field}
    </LocalizationProvider>
  ),
};

const LIBRARIES: Record<string, Library> = {
  'Day.js': DAYJS,
  'date-fns': {
    day: new Date(2024, 3, 17),
    provide: (field) => (
      <LocalizationProvider dateAdapter={AdapterDateFns}>
        {field}
      </LocalizationProvider>
    ),
  },
  Luxon: {
    day: DateTime.local(2024, 4, 17),
    provide: (field) => (
      <LocalizationProvider dateAdapter={AdapterLuxon}>
        {field}
      </LocalizationProvider>
    ),
  },
  Moment: {
    day: moment('2024-04-17'),
    provide: (field) => (
      <LocalizationProvider dateAdapter={AdapterMoment}>
        {field}
      </LocalizationProvider>
    ),
  },
};

/** Dates of all libraries convert to a number: milliseconds since 1970. */
function yearOf(day: PickerValidDate | null): string {
  const year = new Date(Number(day)).getFullYear();
  return Number.isNaN(year) ? 'Invalid' : String(year);
}

/** What `onChange` received last after each digit of 2024. */
function typeTheYear({ day, provide }: Library): (Received | undefined)[] {
  let received: Received | undefined;
  render(
    provide(
      <DateField<PickerValidDate, true>
        enableAccessibleFieldDOMStructure
        selectedSections="year"
        defaultValue={day}
        onChange={(value, { validationError }) => {
          received = { year: yearOf(value), error: validationError };
        }}
      />,
    ),
  );
  const year = screen.getByRole('spinbutton', { name: 'Year' });
  return [...'2024'].map((digit) => {
    fireEvent.input(year, { target: { textContent: digit } });
    return received;
  });
}

const page = fs.readFileSync(path.join(__dirname, '../index.mdx'), 'utf8');

/** The table of the page: years after each digit, by library. */
const rows = [
  ...page.matchAll(/^\| ([\w.-]+) +((?:\| (?:Invalid|Year \d+) +)+\| 2024 )/gm),
].map(([, library = '', cells = '']) => ({
  library,
  years: [...cells.matchAll(/Invalid|\d+/g)].map(([year]) => year),
}));

function errorOf(year: string): string | null {
  if (year === 'Invalid') return 'invalidDate';
  return Number(year) < 1900 ? 'minDate' : null;
}

const TIMERS = [
  ...([
    'nextTick',
    'queueMicrotask',
    'performance',
    'setImmediate',
    'clearImmediate',
  ] as const),
  ...(['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame'] as const),
];

const withErrors = (years: string[]) =>
  years.map((year) => ({ year, error: errorOf(year) }));

test('the page has a row for each library', () => {
  expect(rows.map(({ library }) => library)).toEqual(Object.keys(LIBRARIES));
});

test.each(rows)(
  'on the way to 2024, $library takes years for dates as the page shows',
  ({ library, years }) => {
    expect(typeTheYear(LIBRARIES[library] ?? DAYJS)).toEqual(withErrors(years));
  },
);

/** Sets the day, and lets timers run: older releases took other years on some days. */
function setDay(now: string): void {
  jest.useFakeTimers({ now: new Date(now), doNotFake: TIMERS });
}

// Last, because plugins stay.
test.each(['2026-11-22T12:00', '2026-05-05T12:00'])(
  'with a time zone, on %s, Day.js takes the same years for dates',
  (now) => {
    setDay(now);
    dayjs.extend(utc);
    dayjs.extend(timezone);
    const day = dayjs.tz('2024-04-17', 'America/New_York');
    expect(typeTheYear({ ...DAYJS, day })).toEqual(
      withErrors(['Invalid', 'Invalid', '202', '2024']),
    );
    jest.useRealTimers();
  },
);
