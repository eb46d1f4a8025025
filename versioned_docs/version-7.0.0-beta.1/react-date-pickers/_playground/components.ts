import type { ComponentName, PropsOf } from './props-of';

/** What users enter. */
export const FAMILIES = {
  date: 'Date',
  time: 'Time',
  dateTime: 'Date and time',
  dateRange: 'Date range',
  timeRange: 'Time range',
  dateTimeRange: 'Date and time range',
};

export type Family = keyof typeof FAMILIES;

/** Props that the playground can set under their own names. */
export type PropName =
  | 'ampm'
  | 'calendars'
  | 'disableOpenPicker'
  | 'disablePast'
  | 'disabled'
  | 'displayWeekNumber'
  | 'format'
  | 'minutesStep'
  | 'orientation'
  | 'readOnly'
  | 'showDaysOutsideCurrentMonth'
  | 'views';

/** The origin of the clear button of a component. */
export type Clearing = 'field' | 'fieldOfPicker' | 'actionBar' | 'both';

export interface ComponentInfo {
  name: ComponentName;
  /** The variant of a picker, or the kind of another component. */
  form: string;
  props: readonly PropName[];
  /** Omitted if there is no clear button. */
  clearing?: Clearing;
}

/** Lets TypeScript check that the component accepts these props. */
function row<Name extends ComponentName>(
  name: Name,
  form: string,
  props: readonly (keyof PropsOf[Name] & PropName)[],
  clearing?: Clearing,
): ComponentInfo {
  return { name, form, props, clearing };
}

const STATES = ['disablePast', 'readOnly', 'disabled'] as const;
const WEEKS = ['showDaysOutsideCurrentMonth', 'displayWeekNumber'] as const;
const HOURS = ['ampm', 'minutesStep'] as const;
const DATE = [...STATES, ...WEEKS, 'views'] as const;
const TIME = [...STATES, 'views', ...HOURS] as const;
const DATE_TIME = [...DATE, ...HOURS] as const;
const POPUP = ['disableOpenPicker', 'format'] as const;
const DATE_FIELD = [...STATES, 'format'] as const;
const TIME_FIELD = [...DATE_FIELD, ...HOURS] as const;
const RANGE = [...STATES, ...WEEKS] as const;
const DATE_TIME_RANGE = [...RANGE, 'views', 'format', ...HOURS] as const;

export const COMPONENTS: Record<Family, readonly ComponentInfo[]> = {
  date: [
    row('DatePicker', 'Responsive', [...DATE, ...POPUP], 'both'),
    row('DesktopDatePicker', 'Desktop', [...DATE, ...POPUP], 'fieldOfPicker'),
    row('MobileDatePicker', 'Mobile', [...DATE, 'format'], 'actionBar'),
    row('StaticDatePicker', 'Static', [...DATE, 'orientation'], 'actionBar'),
    row('DateField', 'Field', DATE_FIELD, 'field'),
    row('DateCalendar', 'Calendar', DATE),
    row('MonthCalendar', 'List of months', STATES),
    row('YearCalendar', 'List of years', STATES),
  ],
  time: [
    row('TimePicker', 'Responsive', [...TIME, ...POPUP], 'both'),
    row('DesktopTimePicker', 'Desktop', [...TIME, ...POPUP], 'fieldOfPicker'),
    row('MobileTimePicker', 'Mobile', [...TIME, 'format'], 'actionBar'),
    row('StaticTimePicker', 'Static', [...TIME, 'orientation'], 'actionBar'),
    row('TimeField', 'Field', TIME_FIELD, 'field'),
    row('TimeClock', 'Clock', TIME),
    row('DigitalClock', 'List of times', [...STATES, 'ampm']),
    row('MultiSectionDigitalClock', 'Columns of times', TIME),
  ],
  dateTime: [
    row('DateTimePicker', 'Responsive', [...DATE_TIME, ...POPUP], 'both'),
    row('DesktopDateTimePicker', 'Desktop', [...DATE_TIME, ...POPUP], 'fieldOfPicker'),
    row('MobileDateTimePicker', 'Mobile', [...DATE_TIME, 'format'], 'actionBar'),
    row('StaticDateTimePicker', 'Static', [...DATE_TIME, 'orientation'], 'actionBar'),
    row('DateTimeField', 'Field', TIME_FIELD, 'field'),
  ],
  dateRange: [
    row('DateRangePicker', 'Responsive', [...RANGE, 'format', 'calendars']),
    row('DesktopDateRangePicker', 'Desktop', [...RANGE, 'format', 'calendars']),
    row('MobileDateRangePicker', 'Mobile', [...RANGE, 'format'], 'actionBar'),
    row('StaticDateRangePicker', 'Static', RANGE, 'actionBar'),
    row('SingleInputDateRangeField', 'Field, one input', DATE_FIELD, 'field'),
    row('MultiInputDateRangeField', 'Field, two inputs', DATE_FIELD),
    row('DateRangeCalendar', 'Calendar', [...RANGE, 'calendars']),
  ],
  timeRange: [
    row('SingleInputTimeRangeField', 'Field, one input', TIME_FIELD, 'field'),
    row('MultiInputTimeRangeField', 'Field, two inputs', TIME_FIELD),
  ],
  dateTimeRange: [
    row('DateTimeRangePicker', 'Responsive', [...DATE_TIME_RANGE, 'calendars']),
    row('DesktopDateTimeRangePicker', 'Desktop', [...DATE_TIME_RANGE, 'calendars']),
    row('MobileDateTimeRangePicker', 'Mobile', DATE_TIME_RANGE, 'actionBar'),
    row('SingleInputDateTimeRangeField', 'Field, one input', TIME_FIELD, 'field'),
    row('MultiInputDateTimeRangeField', 'Field, two inputs', TIME_FIELD),
  ],
};

/** Whether a component is in the Pro plan. */
export const isPro = (name: ComponentName) => name.includes('Range');

/** The component with a form, or the first of the family. */
export function componentOf(family: Family, form: string): ComponentInfo {
  const all = COMPONENTS[family];
  const found = all.find((info) => info.form === form) ?? all[0];
  if (!found) throw new Error(`No components for ${family}`);
  return found;
}
