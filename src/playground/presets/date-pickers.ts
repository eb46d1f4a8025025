import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import type { DateCalendarProps } from '@mui/x-date-pickers/DateCalendar';
import type { DatePickerProps } from '@mui/x-date-pickers/DatePicker';
import type { DateRangePickerProps } from '@mui/x-date-pickers-pro/DateRangePicker';
import { element, Imported, type ElementNode } from '../code/nodes';
import type { FamilyPresets, Preset } from './preset';

dayjs.extend(utc);
dayjs.extend(timezone);

const ADAPTER = new Imported('AdapterDayjs', '@mui/x-date-pickers/AdapterDayjs');
const DATE = dayjs('2024-03-14T10:30');
const EARLIER = dayjs('2024-03-08T08:00');
const LATER = dayjs('2024-03-25T17:00');
const RANGE: [Dayjs, Dayjs] = [DATE, dayjs('2024-03-20T10:30')];

/** Pixels that one line of closed fields needs. */
const FIELD = 56;

function withDates(component: ElementNode, height: number, data?: Preset['data']): Preset {
  return {
    tree: element('LocalizationProvider', { dateAdapter: ADAPTER }, component),
    height,
    data,
  };
}

const DATES = { midMonth: DATE, none: null };
const RANGES = { week: RANGE, open: [DATE, null], none: [null, null] };

/** Components whose value is a date or a time. */
function single(height: number, ...names: string[]): Record<string, Preset> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      withDates(element<DateCalendarProps<Dayjs>>(name, { defaultValue: DATE }), height, {
        defaultValue: DATES,
      }),
    ]),
  );
}

/** The same with a label. */
function labeled(height: number, ...names: string[]): Record<string, Preset> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      withDates(
        element<DatePickerProps<Dayjs>>(name, { label: 'Date', defaultValue: DATE }),
        height,
        { defaultValue: DATES },
      ),
    ]),
  );
}

/** Components whose value is a range. */
function range(height: number, ...names: string[]): Record<string, Preset> {
  return Object.fromEntries(
    names.map((name) => [
      name,
      withDates(element<DateRangePickerProps<Dayjs>>(name, { defaultValue: RANGE }), height, {
        defaultValue: RANGES,
      }),
    ]),
  );
}

const ZONES = ['UTC', 'America/New_York', 'Asia/Tokyo'];

/** Playgrounds of the pickers, fields, calendars and clocks. */
export const family: FamilyPresets = {
  presets: {
    ...labeled(FIELD, 'DatePicker', 'DateTimePicker', 'TimePicker'),
    ...labeled(FIELD, 'DesktopDatePicker', 'DesktopDateTimePicker', 'DesktopTimePicker'),
    ...labeled(FIELD, 'MobileDatePicker', 'MobileDateTimePicker', 'MobileTimePicker'),
    ...labeled(FIELD, 'DateField', 'DateTimeField', 'TimeField'),
    ...single(494, 'StaticDatePicker'),
    ...single(570, 'StaticDateTimePicker'),
    ...single(424, 'StaticTimePicker'),
    ...single(336, 'DateCalendar'),
    ...single(208, 'MonthCalendar'),
    ...single(280, 'YearCalendar'),
    ...single(252, 'TimeClock'),
    ...single(232, 'DigitalClock', 'MultiSectionDigitalClock'),
    ...range(FIELD, 'DateRangePicker', 'DateTimeRangePicker'),
    ...range(FIELD, 'DesktopDateRangePicker', 'DesktopDateTimeRangePicker'),
    ...range(FIELD, 'MobileDateRangePicker', 'MobileDateTimeRangePicker'),
    ...range(FIELD, 'SingleInputDateRangeField', 'SingleInputDateTimeRangeField'),
    ...range(FIELD, 'SingleInputTimeRangeField', 'MultiInputDateRangeField'),
    ...range(FIELD, 'MultiInputDateTimeRangeField', 'MultiInputTimeRangeField'),
    ...range(508, 'StaticDateRangePicker'),
    ...range(360, 'DateRangeCalendar'),
  },
  partsOf: {
    DateCalendar: ['DayCalendarSkeleton', 'PickersCalendarHeader', 'PickersDay'],
    DateField: [
      ...['PickersFilledInput', 'PickersInput', 'PickersInputBase', 'PickersOutlinedInput'],
      ...['PickersSectionList', 'PickersTextField'],
    ],
    DateRangeCalendar: ['DateRangePickerDay', 'PickersRangeCalendarHeader'],
    DateTimeRangePicker: ['DateTimeRangePickerTabs', 'DateTimeRangePickerToolbar'],
    StaticDatePicker: [
      ...['DatePickerToolbar', 'PickersActionBar', 'PickersLayout', 'PickersShortcuts'],
    ],
    StaticDateRangePicker: ['DateRangePickerToolbar'],
    StaticDateTimePicker: ['DateTimePickerTabs', 'DateTimePickerToolbar'],
    StaticTimePicker: ['TimePickerToolbar'],
  },
  withoutElement: ['LocalizationProvider'],
  data: {
    ...Object.fromEntries(
      ['minDate', 'minDateTime', 'minTime'].map((name) => [name, { early: EARLIER }]),
    ),
    ...Object.fromEntries(
      ['maxDate', 'maxDateTime', 'maxTime'].map((name) => [name, { late: LATER }]),
    ),
    referenceDate: { midMonth: DATE },
    timezone: Object.fromEntries(ZONES.map((zone) => [zone, zone])),
    timeSteps: { quarters: { minutes: 15 }, halves: { minutes: 30 } },
  },
  pluginsOf: (props) => (props.timezone === undefined ? [] : ['utc', 'timezone']),
};
