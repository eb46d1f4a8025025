import { type FileFacts, keyNamed, type Place } from '../../source-scan/facts';
import {
  anyOf,
  call,
  dependency,
  ifListed,
  imported,
  keyOfProp,
  objectKey,
  once,
  prop,
  type StepRule,
  takesArguments,
  text,
} from '../rule';
import { LICENSE } from './license';

const ANY = /^/;
const PACKAGE = /^@mui\/x-date-pickers(?:-pro)?$/;
const PACKAGE_OR_FOLDER = /^@mui\/x-date-pickers(?:-pro)?(?:\/|$)/;

function looseDates({ looseTypeArguments, imports }: FileFacts): Place[] {
  const fromPickers = new Set(
    imports.flatMap(({ module, name }) => (PACKAGE_OR_FOLDER.test(module) ? name : [])),
  );
  return looseTypeArguments.flatMap(({ type, place }) => (fromPickers.has(type) ? place : []));
}

/** What declarations do not show of the changes of the pickers from version 6 to version 7. */
export const PICKERS_V6: readonly StepRule[] = [
  { section: 'packages', kind: 'change', find: dependency(PACKAGE) },
  {
    section: 'license',
    kind: 'change',
    find: ifListed(/^@mui\/x-date-pickers-pro$/, LICENSE),
  },
  { section: 'time', kind: 'change', find: text(/^shouldDisableClock-/) },
  {
    section: 'calendar',
    kind: 'change',
    find: anyOf(
      prop(ANY, /^dayOfWeekFormatter$/, takesArguments()),
      keyOfProp(
        /^LocalizationProvider$/,
        'formats',
        /^(?:monthAndYear|fullDateWithWeekday|monthAndDate|fullDateTime(?:12h|24h)?)$/,
      ),
      imported(/^@mui\/x-date-pickers(?:-pro)?\/DateCalendar$/, /^[pP]ickersCalendarHeader/),
    ),
  },
  { section: 'date-time-views', kind: 'change', find: imported(/\/dateTimeViewRenderers$/) },
  {
    section: 'shortcuts',
    kind: 'change',
    find: keyOfProp(/Picker$/, 'slots', /^shortcuts$/),
  },
  { section: 'locales', kind: 'change', find: imported(PACKAGE, /^[a-z]{2}[A-Z]{2}$/) },
  {
    section: 'adapters',
    kind: 'change',
    find: prop(
      /^LocalizationProvider$/,
      /^dateLibInstance$/,
      (value) => value.kind === 'name' && value.text.endsWith('.utc'),
    ),
  },
  { section: 'adapters', kind: 'review', find: imported(/\/AdapterLuxon$/) },
  {
    section: 'sections',
    kind: 'change',
    find: objectKey(
      'date-pickers',
      /^startIndex$/,
      (_, { keys }) => keyNamed(keys, 'endIndex') !== undefined,
    ),
  },
  {
    section: 'field-hooks',
    kind: 'change',
    find: imported(PACKAGE_OR_FOLDER, /^(?:unstable_use\w+Field|useClearableField)$/),
  },
  { section: 'date-type', kind: 'change', find: ({ files }) => files.flatMap(looseDates) },
  {
    section: 'adapter-methods',
    kind: 'change',
    find: call(
      ({ receiver, name }, names) => /^(?:adapter|utils)$/.test(receiver) && names.has(name),
    ),
  },
  { section: 'codemod', kind: 'change', find: once(dependency(PACKAGE)) },
];
