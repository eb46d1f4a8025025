import type * as Community from '@mui/x-date-pickers';
import type * as Pro from '@mui/x-date-pickers-pro';
import type { Dayjs } from 'dayjs';

/** The components of the playground, with the types of their props. */
export interface PropsOf {
  DatePicker: Community.DatePickerProps<Dayjs>;
  DesktopDatePicker: Community.DesktopDatePickerProps<Dayjs>;
  MobileDatePicker: Community.MobileDatePickerProps<Dayjs>;
  StaticDatePicker: Community.StaticDatePickerProps<Dayjs>;
  DateField: Community.DateFieldProps<Dayjs>;
  DateCalendar: Community.DateCalendarProps<Dayjs>;
  MonthCalendar: Community.MonthCalendarProps<Dayjs>;
  YearCalendar: Community.YearCalendarProps<Dayjs>;

  TimePicker: Community.TimePickerProps<Dayjs>;
  DesktopTimePicker: Community.DesktopTimePickerProps<Dayjs>;
  MobileTimePicker: Community.MobileTimePickerProps<Dayjs>;
  StaticTimePicker: Community.StaticTimePickerProps<Dayjs>;
  TimeField: Community.TimeFieldProps<Dayjs>;
  TimeClock: Community.TimeClockProps<Dayjs>;
  DigitalClock: Community.DigitalClockProps<Dayjs>;
  MultiSectionDigitalClock: Community.MultiSectionDigitalClockProps<Dayjs>;

  DateTimePicker: Community.DateTimePickerProps<Dayjs>;
  DesktopDateTimePicker: Community.DesktopDateTimePickerProps<Dayjs>;
  MobileDateTimePicker: Community.MobileDateTimePickerProps<Dayjs>;
  StaticDateTimePicker: Community.StaticDateTimePickerProps<Dayjs>;
  DateTimeField: Community.DateTimeFieldProps<Dayjs>;

  DateRangePicker: Pro.DateRangePickerProps<Dayjs>;
  DesktopDateRangePicker: Pro.DesktopDateRangePickerProps<Dayjs>;
  MobileDateRangePicker: Pro.MobileDateRangePickerProps<Dayjs>;
  StaticDateRangePicker: Pro.StaticDateRangePickerProps<Dayjs>;
  SingleInputDateRangeField: Pro.SingleInputDateRangeFieldProps<Dayjs>;
  MultiInputDateRangeField: Pro.MultiInputDateRangeFieldProps<Dayjs>;
  DateRangeCalendar: Pro.DateRangeCalendarProps<Dayjs>;

  SingleInputTimeRangeField: Pro.SingleInputTimeRangeFieldProps<Dayjs, boolean>;
  MultiInputTimeRangeField: Pro.MultiInputTimeRangeFieldProps<Dayjs>;

  DateTimeRangePicker: Pro.DateTimeRangePickerProps<Dayjs>;
  DesktopDateTimeRangePicker: Pro.DesktopDateTimeRangePickerProps<Dayjs>;
  MobileDateTimeRangePicker: Pro.MobileDateTimeRangePickerProps<Dayjs>;
  SingleInputDateTimeRangeField: Pro.SingleInputDateTimeRangeFieldProps<Dayjs, boolean>;
  MultiInputDateTimeRangeField: Pro.MultiInputDateTimeRangeFieldProps<Dayjs>;
}

export type ComponentName = keyof PropsOf;
