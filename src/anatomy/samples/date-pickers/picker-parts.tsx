import { DateField } from '@mui/x-date-pickers/DateField';
import { PickersActionBar } from '@mui/x-date-pickers/PickersActionBar';
import { PickersLayout } from '@mui/x-date-pickers/PickersLayout';
import { Unstable_PickersSectionList as PickersSectionList } from '@mui/x-date-pickers/PickersSectionList';
import { PickersShortcuts } from '@mui/x-date-pickers/PickersShortcuts';
import { StaticDatePicker } from '@mui/x-date-pickers/StaticDatePicker';
import { StaticDateTimePicker } from '@mui/x-date-pickers/StaticDateTimePicker';
import { StaticTimePicker } from '@mui/x-date-pickers/StaticTimePicker';
import { MobileDateTimeRangePicker } from '@mui/x-date-pickers-pro/MobileDateTimeRangePicker';
import { StaticDateRangePicker } from '@mui/x-date-pickers-pro/StaticDateRangePicker';
import { sampleOf, withHeight, type Sample, type Samples } from '../sample';
import { DATE, RANGE } from './dates';
import { ACTIONS, SHORTCUTS } from './parts';

const NOTHING = () => undefined;
const PARTS = {
  actionBar: { actions: ACTIONS },
  shortcuts: { items: SHORTCUTS },
  tabs: { hidden: false },
  toolbar: { hidden: false },
};
const STATIC = { defaultValue: DATE, slotProps: PARTS };
const LANDSCAPE = { props: { orientation: 'landscape' as const } };
const TOOLBAR_STATES = {
  default: {},
  landscape: LANDSCAPE,
  views: { props: { displayStaticWrapperAs: 'desktop' as const } },
};
const FORM_CONTROL_STATES = {
  default: { props: { fullWidth: true } },
  variants: { props: { margin: 'dense' as const, variant: 'filled' as const } },
  filled: { props: { margin: 'normal' as const, variant: 'standard' as const } },
};
const FIELD = { defaultValue: DATE, label: 'Date', enableAccessibleFieldDOMStructure: true };

/** A field with one of the inputs of pickers. Their slots do not take props. */
function inputSample(variant: 'filled' | 'outlined' | 'standard', input: string): Sample {
  const prefix = `MuiPickers${input}`;
  const classNames = { root: `${prefix}-root`, input: `${prefix}-input` };
  return sampleOf(DateField, { ...FIELD, variant }, { default: {} }, { classNames });
}

/** Parts that are as small as a field. */
const SMALL_PARTS: Samples = {
  PickersActionBar: sampleOf(PickersActionBar, {
    ...{ actions: ACTIONS, onAccept: NOTHING, onCancel: NOTHING },
    ...{ onClear: NOTHING, onSetToday: NOTHING },
  }),
  PickersShortcuts: sampleOf(PickersShortcuts, {
    ...{ items: SHORTCUTS, isLandscape: false, isValid: () => true, onChange: NOTHING },
    ...{ dense: true, subheader: <li>Shortcuts</li> },
  }),
  PickersSectionList: sampleOf(PickersSectionList, {
    ...{ contentEditable: false, sectionListRef: { current: null } },
    elements: ['03', '14'].map((children, index) => ({
      ...{ container: {}, before: { children: index === 0 ? '' : '/' } },
      ...{ content: { children }, after: { children: '' } },
    })),
  }),
  PickersInputBase: inputSample('outlined', 'InputBase'),
  PickersFilledInput: inputSample('filled', 'FilledInput'),
  PickersInput: inputSample('standard', 'Input'),
  PickersOutlinedInput: inputSample('outlined', 'OutlinedInput'),
  PickersTextField: sampleOf(DateField, FIELD, FORM_CONTROL_STATES),
};

/** Parts of pickers, in a picker that shows them. */
export const pickerParts: Samples = {
  ...withHeight(100, SMALL_PARTS),
  DatePickerToolbar: sampleOf(StaticDatePicker, STATIC, TOOLBAR_STATES),
  DateTimePickerToolbar: sampleOf(StaticDateTimePicker, { ...STATIC, ampm: true }, TOOLBAR_STATES),
  TimePickerToolbar: sampleOf(StaticTimePicker, { ...STATIC, ampm: true }, TOOLBAR_STATES),
  DateRangePickerToolbar: sampleOf(StaticDateRangePicker, { defaultValue: RANGE }),
  DateTimePickerTabs: sampleOf(StaticDateTimePicker, STATIC),
  DateTimeRangePickerTabs: sampleOf(MobileDateTimeRangePicker, {
    ...{ defaultValue: RANGE, open: true },
    slotProps: { tabs: { hidden: false } },
  }),
  DateTimeRangePickerToolbar: sampleOf(MobileDateTimeRangePicker, {
    ...{ defaultValue: RANGE, open: true },
  }),
  PickersLayout: sampleOf(
    StaticDateTimePicker,
    STATIC,
    { default: {}, landscape: LANDSCAPE },
    { defaults: { layout: PickersLayout } },
  ),
};
