import { DateRangePicker } from '@mui/x-date-pickers-pro/DateRangePicker';
import { DateTimeRangePicker } from '@mui/x-date-pickers-pro/DateTimeRangePicker';
import { DesktopDateRangePicker } from '@mui/x-date-pickers-pro/DesktopDateRangePicker';
import { DesktopDateTimeRangePicker } from '@mui/x-date-pickers-pro/DesktopDateTimeRangePicker';
import { MobileDateRangePicker } from '@mui/x-date-pickers-pro/MobileDateRangePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { press } from '../events';
import { sampleOf, type Samples } from '../sample';
import { ALWAYS, NEVER, RANGE } from './dates';
import { ACTIONS, RANGE_PICKER_SLOTS, RANGE_SHORTCUTS } from './parts';

const PARTS = {
  actionBar: { actions: ACTIONS },
  shortcuts: { items: RANGE_SHORTCUTS },
  tabs: { hidden: false },
  toolbar: { hidden: false },
};
const CLEARABLE = { slotProps: { ...PARTS, field: { clearable: true } } };
const FIELD = { defaultValue: RANGE, slotProps: PARTS };
const DESKTOP = { ...FIELD, desktopModeMediaQuery: ALWAYS };
const MOBILE = { desktopModeMediaQuery: NEVER, open: true };
const OPEN = { props: { open: true } };
const ONE_FIELD = {
  props: { ...CLEARABLE, slots: { field: SingleInputDateRangeField } },
};
const ONE_TIME_FIELD = {
  props: { ...CLEARABLE, slots: { field: SingleInputDateTimeRangeField } },
};

/** Goes on to the time of the start. */
const COLUMNS = {
  props: { open: true },
  act: (stage: Element) => press(stage, '.MuiPickersDay-root.Mui-selected'),
};
const TIMES = { ...COLUMNS, props: { open: true, timeSteps: { minutes: 60 } } };

const ONE_MONTH = { props: { open: true, calendars: 1 as const } };

/** Pickers of a range. */
export const rangePickers: Samples = {
  DateRangePicker: sampleOf(
    DateRangePicker,
    DESKTOP,
    {
      default: {},
      filled: ONE_FIELD,
      open: OPEN,
      mobile: { props: MOBILE },
    },
    RANGE_PICKER_SLOTS,
  ),
  DateTimeRangePicker: sampleOf(
    DateTimeRangePicker,
    DESKTOP,
    {
      default: {},
      filled: ONE_TIME_FIELD,
      open: OPEN,
      views: TIMES,
      mobile: { props: MOBILE },
    },
    RANGE_PICKER_SLOTS,
  ),
  DesktopDateRangePicker: sampleOf(
    DesktopDateRangePicker,
    FIELD,
    {
      default: {},
      filled: ONE_FIELD,
      open: OPEN,
      views: ONE_MONTH,
    },
    RANGE_PICKER_SLOTS,
  ),
  DesktopDateTimeRangePicker: sampleOf(
    DesktopDateTimeRangePicker,
    FIELD,
    {
      default: {},
      filled: ONE_TIME_FIELD,
      open: OPEN,
      views: TIMES,
      variants: { props: { open: true, calendars: 1 as const } },
    },
    RANGE_PICKER_SLOTS,
  ),
  MobileDateRangePicker: sampleOf(
    MobileDateRangePicker,
    FIELD,
    {
      default: {},
      filled: ONE_FIELD,
      open: OPEN,
    },
    RANGE_PICKER_SLOTS,
  ),
  MobileDateTimeRangePicker: sampleOf(
    MobileDateTimeRangePicker,
    FIELD,
    {
      default: {},
      filled: ONE_TIME_FIELD,
      open: OPEN,
      views: TIMES,
      variants: COLUMNS,
    },
    RANGE_PICKER_SLOTS,
  ),
  StaticDateRangePicker: sampleOf(
    StaticDateRangePicker,
    { defaultValue: RANGE, slotProps: PARTS },
    { default: {} },
    RANGE_PICKER_SLOTS,
  ),
};
