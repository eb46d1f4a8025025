import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { DigitalClock } from '@mui/x-date-pickers/DigitalClock';
import { MonthCalendar } from '@mui/x-date-pickers/MonthCalendar';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import { PickersCalendarHeader } from '@mui/x-date-pickers/PickersCalendarHeader';
import { TimeClock } from '@mui/x-date-pickers/TimeClock';
import { YearCalendar } from '@mui/x-date-pickers/YearCalendar';
import { DateRangeCalendar } from '@mui/x-date-pickers-pro/DateRangeCalendar';
import { PickersRangeCalendarHeader } from '@mui/x-date-pickers-pro/PickersRangeCalendarHeader';
import dayjs from 'dayjs';
import { drag, hover } from '../events';
import { sampleOf, type Samples } from '../sample';
import { DATE, RANGE } from './dates';

const CALENDAR = { defaultValue: DATE };
const RANGE_CALENDAR = { defaultValue: RANGE, calendars: 1 as const };
const NOTHING = () => undefined;
const HEADER = {
  ...{ currentMonth: DATE, disabled: false, maxDate: DATE.add(1, 'year') },
  ...{ minDate: DATE.subtract(1, 'year'), onMonthChange: NOTHING, onViewChange: NOTHING },
  ...{ reduceAnimations: true, timezone: 'default', view: 'day' as const },
  ...{ labelId: 'month', disableFuture: false, disablePast: false },
};
const DAY = '.MuiPickersDay-root:not(.Mui-selected)';

/** Shows the days of a range as it will be when the reader chooses a day. */
const PREVIEW = {
  props: { defaultValue: [RANGE[0], null] as [typeof DATE, null] },
  act: (stage: Element) => hover(stage, '[aria-rowindex="4"] .MuiPickersDay-root'),
};
const DRAGGING = {
  act: (stage: Element) =>
    drag(stage, { from: '.MuiPickersDay-root[draggable="true"]', over: DAY }),
};
const RANGE_STATES = {
  default: {},
  hovered: PREVIEW,
  dragging: DRAGGING,
  filled: { props: { showDaysOutsideCurrentMonth: true } },
};

/** Calendars and clocks. */
export const calendars: Samples = {
  DateCalendar: sampleOf(DateCalendar, CALENDAR, {
    default: {},
    views: { props: { openTo: 'year' } },
    loading: { props: { loading: true } },
    disabled: { props: { disabled: true } },
  }),
  PickersDay: sampleOf(DateCalendar, CALENDAR, {
    default: {
      props: {
        referenceDate: DATE,
        shouldDisableDate: (day) => dayjs.isDayjs(day) && DATE.isBefore(day),
      },
    },
    filled: { props: { showDaysOutsideCurrentMonth: true } },
    selected: { props: { defaultValue: null } },
  }),
  DayCalendarSkeleton: sampleOf(DayCalendarSkeleton, {}),
  MonthCalendar: sampleOf(MonthCalendar, CALENDAR),
  YearCalendar: sampleOf(YearCalendar, CALENDAR),
  PickersCalendarHeader: sampleOf(PickersCalendarHeader, {
    ...HEADER,
    views: ['day', 'year'],
  }),
  DateRangeCalendar: sampleOf(DateRangeCalendar, RANGE_CALENDAR, {
    ...RANGE_STATES,
    loading: { props: { loading: true } },
  }),
  DateRangePickerDay: sampleOf(DateRangeCalendar, RANGE_CALENDAR, RANGE_STATES),
  PickersRangeCalendarHeader: sampleOf(PickersRangeCalendarHeader, {
    ...HEADER,
    ...{ calendars: 1, month: DATE, monthIndex: 0, views: ['day'] as const },
  }),
  TimeClock: sampleOf(TimeClock, { defaultValue: DATE, ampm: true, showViewSwitcher: true }),
  DigitalClock: sampleOf(DigitalClock, { defaultValue: DATE, timeStep: 60 }),
  MultiSectionDigitalClock: sampleOf(MultiSectionDigitalClock, { defaultValue: DATE, ampm: true }),
};
