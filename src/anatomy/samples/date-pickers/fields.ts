import { DateField } from '@mui/x-date-pickers/DateField';
import { DateTimeField } from '@mui/x-date-pickers/DateTimeField';
import { TimeField } from '@mui/x-date-pickers/TimeField';
import { MultiInputDateRangeField } from '@mui/x-date-pickers-pro/MultiInputDateRangeField';
import { MultiInputDateTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputDateTimeRangeField';
import { MultiInputTimeRangeField } from '@mui/x-date-pickers-pro/MultiInputTimeRangeField';
import { SingleInputDateRangeField } from '@mui/x-date-pickers-pro/SingleInputDateRangeField';
import { SingleInputDateTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputDateTimeRangeField';
import { SingleInputTimeRangeField } from '@mui/x-date-pickers-pro/SingleInputTimeRangeField';
import { sampleOf, type Samples } from '../sample';
import { DATE, RANGE } from './dates';

const FIELD = { defaultValue: DATE, label: 'Date', clearable: true };
const RANGE_FIELD = { defaultValue: RANGE, label: 'Stay', clearable: true };
const STATES = {
  default: {},
  disabled: { props: { disabled: true } },
  error: { props: { maxDate: DATE.subtract(1, 'month') } },
};
const TIME_STATES = { default: {}, disabled: { props: { disabled: true } } };

/** Fields, and the parts of fields that sections are in. */
export const fields: Samples = {
  DateField: sampleOf(DateField, FIELD, STATES),
  DateTimeField: sampleOf(DateTimeField, FIELD, STATES),
  TimeField: sampleOf(TimeField, FIELD, TIME_STATES),
  SingleInputDateRangeField: sampleOf(SingleInputDateRangeField, RANGE_FIELD, STATES),
  SingleInputDateTimeRangeField: sampleOf(SingleInputDateTimeRangeField, RANGE_FIELD, STATES),
  SingleInputTimeRangeField: sampleOf(SingleInputTimeRangeField, RANGE_FIELD, TIME_STATES),
  MultiInputDateRangeField: sampleOf(MultiInputDateRangeField, { defaultValue: RANGE }, STATES),
  MultiInputDateTimeRangeField: sampleOf(
    MultiInputDateTimeRangeField,
    { defaultValue: RANGE },
    STATES,
  ),
  MultiInputTimeRangeField: sampleOf(
    MultiInputTimeRangeField,
    { defaultValue: RANGE },
    TIME_STATES,
  ),
};
