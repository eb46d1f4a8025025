import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { DesktopDatePicker } from '@mui/x-date-pickers/DesktopDatePicker';
import { DesktopDateTimePicker } from '@mui/x-date-pickers/DesktopDateTimePicker';
import { DesktopTimePicker } from '@mui/x-date-pickers/DesktopTimePicker';
import { MobileDatePicker } from '@mui/x-date-pickers/MobileDatePicker';
import { MobileDateTimePicker } from '@mui/x-date-pickers/MobileDateTimePicker';
import { MobileTimePicker } from '@mui/x-date-pickers/MobileTimePicker';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { TimePicker } from '@mui/x-date-pickers/TimePicker';
import { renderTimeViewClock } from '@mui/x-date-pickers/timeViewRenderers';
import { sampleOf, type Samples } from '../sample';
import { ALWAYS, DATE, NEVER } from './dates';
import { ACTIONS, PICKER_SLOTS, SHORTCUTS } from './parts';

const PARTS = {
  actionBar: { actions: ACTIONS },
  field: { clearable: true },
  shortcuts: { items: SHORTCUTS },
  tabs: { hidden: false },
  toolbar: { hidden: false },
};
const FIELD = { defaultValue: DATE, label: 'Date', slotProps: PARTS };
const DESKTOP = { ...FIELD, desktopModeMediaQuery: ALWAYS };
const MOBILE = { desktopModeMediaQuery: NEVER, open: true };
const OPEN = { props: { open: true } };
/** Clocks with hands in place of lists. */
const CLOCKS = { hours: renderTimeViewClock, minutes: renderTimeViewClock };
const STATIC = { defaultValue: DATE, slotProps: PARTS };

/** Pickers of one date or time. */
export const pickers: Samples = {
  DatePicker: sampleOf(
    DatePicker,
    DESKTOP,
    { default: {}, open: OPEN, mobile: { props: MOBILE } },
    PICKER_SLOTS,
  ),
  DateTimePicker: sampleOf(
    DateTimePicker,
    DESKTOP,
    {
      default: {},
      open: OPEN,
      views: { props: { open: true, timeSteps: { minutes: 60 }, views: ['day', 'hours'] } },
      mobile: { props: MOBILE },
    },
    PICKER_SLOTS,
  ),
  TimePicker: sampleOf(
    TimePicker,
    DESKTOP,
    {
      default: {},
      open: OPEN,
      views: { props: { open: true, timeSteps: { minutes: 60 } } },
      mobile: { props: MOBILE },
    },
    PICKER_SLOTS,
  ),
  DesktopDatePicker: sampleOf(DesktopDatePicker, FIELD, { default: {}, open: OPEN }, PICKER_SLOTS),
  DesktopDateTimePicker: sampleOf(
    DesktopDateTimePicker,
    FIELD,
    {
      default: {},
      open: OPEN,
      views: { props: { open: true, timeSteps: { minutes: 60 }, views: ['day', 'hours'] } },
    },
    PICKER_SLOTS,
  ),
  DesktopTimePicker: sampleOf(
    DesktopTimePicker,
    FIELD,
    {
      default: {},
      open: OPEN,
      views: { props: { open: true, timeSteps: { minutes: 60 } } },
      variants: { props: { open: true, viewRenderers: CLOCKS } },
    },
    PICKER_SLOTS,
  ),
  MobileDatePicker: sampleOf(MobileDatePicker, FIELD, { default: {}, open: OPEN }, PICKER_SLOTS),
  MobileDateTimePicker: sampleOf(
    MobileDateTimePicker,
    FIELD,
    { default: {}, open: OPEN },
    PICKER_SLOTS,
  ),
  MobileTimePicker: sampleOf(MobileTimePicker, FIELD, { default: {}, open: OPEN }, PICKER_SLOTS),
  StaticDatePicker: sampleOf(StaticDatePicker, STATIC, { default: {} }, PICKER_SLOTS),
  StaticDateTimePicker: sampleOf(StaticDateTimePicker, STATIC, { default: {} }, PICKER_SLOTS),
  StaticTimePicker: sampleOf(StaticTimePicker, STATIC, { default: {} }, PICKER_SLOTS),
};
