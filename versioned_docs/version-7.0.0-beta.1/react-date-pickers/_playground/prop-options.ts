import type { Family, PropName } from './components';

/** Boolean props. */
export const SWITCHES = [
  'disablePast',
  'readOnly',
  'disabled',
  'clearable',
  'disableOpenPicker',
  'showDaysOutsideCurrentMonth',
  'displayWeekNumber',
] as const;

/** Props with a list of named values. */
export const SELECTS = [
  'views',
  'format',
  'ampm',
  'minutesStep',
  'calendars',
  'orientation',
] as const satisfies readonly PropName[];

export type SelectName = (typeof SELECTS)[number];

/** Values by their names, without the default of the component. */
export type Options = Readonly<Record<string, unknown>>;

const DATE_VIEWS: Options = {
  'Year, month, day': ['year', 'month', 'day'],
  'Year and month': ['year', 'month'],
  Year: ['year'],
};

const TIME_VIEWS: Options = {
  Hours: ['hours'],
  'Hours to seconds': ['hours', 'minutes', 'seconds'],
};

const DATE_TIME_VIEWS: Options = {
  'Day and hours': ['day', 'hours'],
  'Day to seconds': ['day', 'hours', 'minutes', 'seconds'],
};

const VIEWS: Record<Family, Options> = {
  date: DATE_VIEWS,
  time: TIME_VIEWS,
  dateTime: DATE_TIME_VIEWS,
  dateRange: {},
  timeRange: {},
  dateTimeRange: DATE_TIME_VIEWS,
};

/** In the tokens of Day.js and Moment; converted for other libraries. */
const DATE_FORMATS: Options = {
  'Day first': 'DD/MM/YYYY',
  'Month in letters': 'D MMMM YYYY',
  'Year first': 'YYYY-MM-DD',
};

const TIME_FORMATS: Options = {
  '24 hours': 'HH:mm',
  'With seconds': 'hh:mm:ss A',
};

const DATE_TIME_FORMATS: Options = {
  'Year first': 'YYYY-MM-DD HH:mm',
  'Month in letters': 'D MMMM YYYY hh:mm A',
};

const FORMATS: Record<Family, Options> = {
  date: DATE_FORMATS,
  time: TIME_FORMATS,
  dateTime: DATE_TIME_FORMATS,
  dateRange: DATE_FORMATS,
  timeRange: TIME_FORMATS,
  dateTimeRange: DATE_TIME_FORMATS,
};

const OTHERS: Record<Exclude<SelectName, 'views' | 'format'>, Options> = {
  ampm: { '12 hours': true, '24 hours': false },
  minutesStep: { '5': 5, '15': 15 },
  calendars: { '1': 1, '3': 3 },
  orientation: { landscape: 'landscape' },
};

/** The name of the default of a prop. */
export const DEFAULT_NAMES: Record<SelectName, string> = {
  views: 'Default',
  format: 'Default',
  ampm: 'Default',
  minutesStep: '1',
  calendars: '2',
  orientation: 'portrait',
};

/** The values of a prop that differ from its default. */
export function optionsOf(name: SelectName, family: Family): Options {
  if (name === 'views') return VIEWS[family];
  if (name === 'format') return FORMATS[family];
  return OTHERS[name];
}
