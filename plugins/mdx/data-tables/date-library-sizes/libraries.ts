import { existsSync } from 'node:fs';
import path from 'node:path';
import { readManifest } from '../../library-versions/read-manifest';

/** Imports of an application for one date library. */
export interface DateLibrary {
  /** Name of the library. */
  name: string;
  /** Its package as it is installed here, whose version the numbers are for. */
  package: string;
  /** The major version that the row is about, where there are several. */
  major?: string;
  /** Statement that imports the adapter, and with it the parts of the library that it needs. */
  adapter: string;
  /** Statement that imports German; Luxon takes its languages from the browser. */
  german: string;
}

/** The libraries and the names under which they may be installed, in the order of the table. */
const DATE_LIBRARIES: readonly DateLibrary[] = [
  {
    name: 'Day.js',
    package: 'dayjs',
    adapter: "export { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    german: "import 'dayjs/locale/de';",
  },
  {
    name: 'date-fns 3',
    package: 'date-fns',
    major: '3',
    adapter: "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFnsV3';",
    german: "export { de } from 'date-fns/locale/de';",
  },
  {
    name: 'date-fns 2',
    package: 'date-fns-v2',
    major: '2',
    adapter: "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    german: "export { default as de } from 'date-fns-v2/locale/de';",
  },
  {
    name: 'date-fns 2',
    package: 'date-fns',
    major: '2',
    adapter: "export { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';",
    german: "export { default as de } from 'date-fns/locale/de';",
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

function isInstalled({ package: name, major }: DateLibrary, packagesDir: string): boolean {
  if (!existsSync(path.join(packagesDir, name))) return false;
  return major === undefined || readManifest(name, packagesDir).version.startsWith(`${major}.`);
}

/**
 * The libraries among installed packages, in the order of the table.
 * @param packagesDir folder that holds the packages
 */
export function dateLibrariesIn(packagesDir: string): DateLibrary[] {
  return DATE_LIBRARIES.filter((library) => isInstalled(library, packagesDir));
}

/** Packages that every application with pickers has; only the adapters are counted. */
export const THERE_WITH_PICKERS: readonly RegExp[] = [
  /^react(-dom)?(\/|$)/,
  /^@emotion\//,
  /^@mui\/(?!x-date-pickers\/Adapter)/,
  /^@babel\/runtime\//,
];
