import type * as React from 'react';
import dayjs, { type Dayjs } from 'dayjs';
import {
  DateCalendar,
  dateCalendarClasses,
  dayCalendarClasses,
} from '@mui/x-date-pickers/DateCalendar';
import { datePickerToolbarClasses } from '@mui/x-date-pickers/DatePicker';
import { DigitalClock, digitalClockClasses } from '@mui/x-date-pickers/DigitalClock';
import {
  MonthCalendar,
  monthCalendarClasses,
  pickersMonthClasses,
} from '@mui/x-date-pickers/MonthCalendar';
import {
  MultiSectionDigitalClock,
  multiSectionDigitalClockClasses,
  multiSectionDigitalClockSectionClasses,
} from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { pickersCalendarHeaderClasses } from '@mui/x-date-pickers/PickersCalendarHeader';
import { pickersDayClasses } from '@mui/x-date-pickers/PickersDay';
import { pickersLayoutClasses } from '@mui/x-date-pickers/PickersLayout';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import {
  clockClasses,
  clockNumberClasses,
  clockPointerClasses,
  TimeClock,
  timeClockClasses,
} from '@mui/x-date-pickers/TimeClock';
import {
  pickersYearClasses,
  YearCalendar,
  yearCalendarClasses,
} from '@mui/x-date-pickers/YearCalendar';

/** Classes that the package exports together. */
export interface ClassGroup {
  /** Name of the export. */
  name: string;
  /** The import path after `@mui/x-date-pickers/`. */
  path: string;
  classes: Readonly<Record<string, string>>;
}

/** A component whose parts can be styled. */
export interface Subject {
  name: string;
  Component: React.ElementType;
  /** Props besides the value that show every part, some of them disabled. */
  props: Readonly<Record<string, unknown>>;
  groups: readonly ClassGroup[];
}

/** An object of classes under the name by which it is exported. */
function group(path: string, exported: Readonly<Record<string, object>>): ClassGroup[] {
  return Object.entries(exported).map(([name, classes]) => ({
    name,
    path,
    classes: { ...classes },
  }));
}

const DAYS = [
  ...group('PickersDay', { pickersDayClasses }),
  ...group('PickersCalendarHeader', { pickersCalendarHeaderClasses }),
  ...group('DateCalendar', { dayCalendarClasses, dateCalendarClasses }),
];

const DAY_PROPS = {
  showDaysOutsideCurrentMonth: true,
  shouldDisableDate: (day: Dayjs) => day.day() === 0,
};

const shouldDisableYear = (year: Dayjs) => year.year() === 2020;

const FROM_FEBRUARY = { minDate: dayjs('2024-02-01') };

export const SUBJECTS: readonly Subject[] = [
  { name: 'DateCalendar', Component: DateCalendar, props: DAY_PROPS, groups: DAYS },
  {
    name: 'MonthCalendar',
    Component: MonthCalendar,
    props: FROM_FEBRUARY,
    groups: group('MonthCalendar', { pickersMonthClasses, monthCalendarClasses }),
  },
  {
    name: 'YearCalendar',
    Component: YearCalendar,
    props: { minDate: dayjs('2018-01-01'), maxDate: dayjs('2032-12-31'), shouldDisableYear },
    groups: group('YearCalendar', { pickersYearClasses, yearCalendarClasses }),
  },
  {
    name: 'StaticDatePicker',
    Component: StaticDatePicker,
    props: DAY_PROPS,
    groups: [
      ...group('PickersLayout', { pickersLayoutClasses }),
      ...group('DatePicker', { datePickerToolbarClasses }),
      ...DAYS,
    ],
  },
  {
    name: 'TimeClock',
    Component: TimeClock,
    props: {
      ampm: true,
      ampmInClock: true,
      showViewSwitcher: true,
      minTime: dayjs('2024-04-17T08:00'),
    },
    groups: group('TimeClock', {
      clockNumberClasses,
      clockClasses,
      clockPointerClasses,
      timeClockClasses,
    }),
  },
  {
    name: 'DigitalClock',
    Component: DigitalClock,
    props: {},
    groups: group('DigitalClock', { digitalClockClasses }),
  },
  {
    name: 'MultiSectionDigitalClock',
    Component: MultiSectionDigitalClock,
    props: {},
    groups: group('MultiSectionDigitalClock', {
      multiSectionDigitalClockSectionClasses,
      multiSectionDigitalClockClasses,
    }),
  },
];

/** @throws for a name that is not on the list */
export function subjectNamed(name: string): Subject {
  const found = SUBJECTS.find((subject) => subject.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
}
