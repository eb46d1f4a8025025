import FocusTrap from '@mui/material/Unstable_TrapFocus';
import type { PickersActionBarAction } from '@mui/x-date-pickers/PickersActionBar';
import { DATE, RANGE } from './dates';

/** Shortcuts of pickers of one date, and of a range. */
export const SHORTCUTS = [{ label: 'New Year', getValue: () => DATE.startOf('year') }];
export const RANGE_SHORTCUTS = [{ label: 'This week', getValue: () => RANGE }];

/** Buttons of the action bar. */
export const ACTIONS: PickersActionBarAction[] = ['clear', 'today', 'cancel', 'accept'];

/** How elements of pickers' slots are found that do not pass attributes on. */
export const PICKER_SLOTS = {
  defaults: { desktopTrapFocus: FocusTrap },
  classNames: {
    field: 'MuiTextField-root',
    layout: 'MuiPickersLayout-root',
    tabs: 'MuiDateTimePickerTabs-root',
  },
};

/** The same for pickers of a range. */
export const RANGE_PICKER_SLOTS = {
  ...PICKER_SLOTS,
  classNames: {
    layout: 'MuiPickersLayout-root',
    tabs: 'MuiDateTimeRangePickerTabs-root',
  },
};
