/** Imports of an application for one date library. */
export interface DateLibrary {
  /** Name of the library. */
  name: string;
  /** Its package as it is installed here, whose version the numbers are for. */
  package: string;
  /** Statement that imports the adapter, and with it the parts of the library that it needs. */
  adapter: string;
  /** Statement that imports German; Luxon takes its languages from the browser. */
  german: string;
}

/** The libraries of which one is installed, in the order of the table. */
export const DATE_LIBRARIES: readonly DateLibrary[] = [
  {
    name: 'Day.js',
    package: 'dayjs',
    adapter: "export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    german: "import 'dayjs/locale/de';",
  },
  {
    name: 'date-fns 3',
    package: 'date-fns',
    adapter: "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';",
    german: "export { de } from 'date-fns/locale/de';",
  },
  {
    name: 'date-fns 2',
    package: 'date-fns-v2',
    adapter: "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    german: "export { default as de } from 'date-fns-v2/locale/de';",
  },
  {
    name: 'Luxon',
    package: 'luxon',
    adapter: "export { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
    german: '',
  },
  {
    name: 'Moment',
    package: 'moment',
    adapter: "export { AdapterMoment } from '@mui/x-date-pickers/AdapterMoment';",
    german: "import 'moment/locale/de';",
  },
];

/** Packages that every application with pickers has; only the adapters are counted. */
export const THERE_WITH_PICKERS: readonly RegExp[] = [
  /^react(-dom)?(\/|$)/,
  /^@emotion\//,
  /^@mui\/(?!x-date-pickers\/Adapter)/,
  /^@babel\/runtime\//,
];
