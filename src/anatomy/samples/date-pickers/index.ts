import { withHeight, type Samples } from '../sample';
import { calendars } from './calendars';
import { withDates } from './dates';
import { fields } from './fields';
import { pickerParts } from './picker-parts';
import { pickers } from './pickers';
import { rangePickers } from './range-pickers';

/** Samples of the pickers, fields, calendars and clocks, and of their parts. */
export const samples: Samples = Object.fromEntries(
  Object.entries({
    ...pickers,
    ...rangePickers,
    ...withHeight(100, fields),
    ...withHeight(360, calendars),
    ...pickerParts,
  }).map(([name, sample]) => [name, withDates(sample)]),
);
