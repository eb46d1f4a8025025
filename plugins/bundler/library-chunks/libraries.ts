import {
  componentFamilies,
  type ComponentFamily,
  type ComponentFamilyId,
} from '../../../model/families';
import { packagesOf, type DocsVersion } from '../../../model/docs-version';

/** Folders of node_modules, in the packages of the site and in those of a version. */
export function packages(...names: string[]): RegExp {
  const list = names.map((name) => name.replaceAll('/', '[\\\\/]')).join('|');
  return new RegExp(`[\\\\/]node_modules[\\\\/](?:${list})[\\\\/]`);
}

/**
 * Like `packages`, without the texts in other languages: these come with the pages of their
 * language (src/mui/locale-texts), which would load the whole library for them otherwise.
 */
function withoutTexts(name: string): RegExp {
  const texts = '(?:locales[\\\\/](?!enUS|utils)|utils[\\\\/]getGridLocalization)';
  return new RegExp(`${packages(name).source}(?!${texts})`);
}

/**
 * MUI's styled engine and its dependencies: without this chunk, every page would load them. The copy
 * of stylis that styled-components has comes with it.
 */
const STYLED_ENGINE = new RegExp(
  `(?<!styled-components)${
    packages(
      '@emotion/[\\w-]+',
      '@mui/(?:system|styled-engine|private-theming|utils|base|core-downloads-tracker)',
      'stylis',
      'clsx',
      'react-is',
      'react-transition-group',
      'prop-types',
      '@babel/runtime',
      'hoist-non-react-statics',
    ).source
  }`,
);

/** Dependencies that only the community package of a family uses. */
const PARTS: Partial<Record<ComponentFamilyId, string[]>> = {
  'data-grid': ['reselect'],
  'date-pickers': ['dom-helpers', 'react-transition-group/esm(?=/CSSTransition)'],
  charts: ['d3-[\\w-]+', '@react-spring/[\\w-]+', 'internmap', '@mui/base/(?:NoSsr|Popper|Portal)'],
};

/** Of a folder of a chart, everything but how it counts and describes its data. */
const SHARED_BY_CHARTS = '(?!/(?:extremums|formatter|legend)\\b)';

/** What is in a separate chunk. */
interface SeparatePart {
  /** Folders or modules of the community package. */
  folders: string;
  /** Dependencies that only these folders use. */
  dependencies?: string[];
}

/**
 * Parts of community packages that only some demos of the family use: separate chunks, which other
 * demos do not load. Those of charts leave to the others what all charts import of each kind.
 */
const SEPARATE: Partial<Record<ComponentFamilyId, Record<string, SeparatePart>>> = {
  'data-grid': {
    // See plugins/bundler/late-filter-inputs.
    inputs: { folders: 'components/panel/filterPanel/GridFilterInputMultiple\\w+' },
    toolbar: {
      folders:
        'components/toolbar/GridToolbar(?:ColumnsButton|DensitySelector|FilterButton|QuickFilter)?',
    },
  },
  'date-pickers': {
    adapters: { folders: 'Adapter(?!Dayjs)\\w+' },
    times: {
      folders: [
        '(?:Desktop|Mobile|Static)?(?:DateTime|Time)Picker|(?:DateTime|Time)Field',
        'TimeClock|(?:MultiSection)?DigitalClock|timeViewRenderers',
        'internals/components/PickersToolbar(?:Button|Text)|internals/hooks/useClockReferenceDate',
        'internals/utils/(?:date-time-utils|validation/validate(?:Date)?Time)',
      ].join('|'),
    },
    statics: { folders: 'StaticDatePicker|DayCalendarSkeleton|internals/hooks/useStaticPicker' },
  },
  charts: {
    lines: { folders: `LineChart${SHARED_BY_CHARTS}|SparkLineChart` },
    pies: { folders: `PieChart${SHARED_BY_CHARTS}` },
    points: {
      folders: `ScatterChart${SHARED_BY_CHARTS}|ChartsVoronoiHandler`,
      dependencies: ['d3-delaunay', 'delaunator', 'robust-predicates'],
    },
    gauges: { folders: 'Gauge' },
  },
  'tree-view': {
    items: {
      folders: 'RichTreeView|TreeView|TreeItem2\\w*|useTreeItem2|hooks/useTreeItem2Utils',
    },
  },
};

export type WithFamilies = Pick<DocsVersion, 'families'>;

/** The separate parts of a package; versions have some folders below `esm`. */
function separateChunks(family: ComponentFamilyId, name: string): [string, RegExp][] {
  return Object.entries(SEPARATE[family] ?? {}).map(([part, { folders, dependencies }]) => {
    const paths = folders.replaceAll('/', '[\\\\/]');
    const own = `${packages(name).source}(?:esm[\\\\/])?(?:${paths})(?:[\\\\/]|\\.js$)`;
    const all = dependencies ? `${own}|${packages(...dependencies).source}` : own;
    return [`${name.replace('@mui/x-', '')}-${part}`, new RegExp(all)];
  });
}

/** A chunk for each package of a family, the community package's with its parts. */
function chunksOf(family: ComponentFamily, version: WithFamilies): [string, RegExp][] {
  const parts = PARTS[family.id] ?? [];
  return packagesOf(version, family.id).flatMap(({ name, plan }) => {
    const own = plan ? packages(name) : withoutTexts(name);
    const all = plan || parts.length === 0 ? [own] : [own, packages(...parts)];
    const chunk: [string, RegExp] = [
      name.replace('@mui/x-', ''),
      new RegExp(all.map(({ source }) => source).join('|')),
    ];
    return plan ? [chunk] : [...separateChunks(family.id, name), chunk];
  });
}

/** Libraries that versions have, or not: a group that nothing is in makes no chunk. */
const OTHER_LIBRARIES: Readonly<Record<string, RegExp>> = {
  // Version 7 renamed it.
  license: packages('@mui/x-license', '@mui/x-license-pro'),
  exceljs: packages('exceljs'),
  // Languages and time zones apart, as few demos need them.
  'dayjs-more': packages('dayjs/(?:locale|plugin(?=/(?:timezone|utc)))'),
  dayjs: packages('dayjs'),
  'date-fns': packages('date-fns'),
  'date-fns-v2': packages('date-fns-v2'),
  'date-fns-jalali': packages('date-fns-jalali'),
  luxon: packages('luxon'),
  // Separate from its calendars and time zones, which demos of other pages do not need.
  moment: packages('moment'),
  'moment-timezone': packages('moment-timezone'),
  'moment-jalaali': packages('moment-jalaali', 'jalaali-js'),
  'moment-hijri': packages('moment-hijri'),
  'styled-engine': STYLED_ENGINE,
  // What places popups.
  popper: packages('@popperjs/core', '@mui/material/Popper'),
  // Apart from what follows: charts and trees do not draw buttons.
  'mui-buttons': packages(
    '@mui/material/(?:Button|ButtonBase|IconButton)',
    '@mui/material/ButtonGroup(?=/(?:ButtonGroup(?:Button)?Context|buttonGroupClasses))',
  ),
  // Nearly every demo is drawn in some of it. What the theme and all components import must be in
  // here: the bundler would copy it into hundreds of small chunks, whose list all pages load.
  'mui-base': packages(
    '@mui/material/(?:Box|Paper|Stack|SvgIcon|Typography)',
    '@mui/material/(?:DefaultPropsProvider|GlobalStyles|colors|styles|transitions|utils)',
    '@mui/icons-material/utils',
  ),
  // Parts of a text field: each grid and each picker needs all of them. Items of menus import the
  // names of classes of what can be in them.
  'mui-inputs': packages(
    '@mui/material/(?:Backdrop|Divider|Fade|FilledInput|FormControl|FormHelperText|FormLabel)',
    '@mui/material/(?:Grow|Input|InputAdornment|InputBase|InputLabel|List|Menu|MenuItem|MenuList|Modal)',
    '@mui/material/(?:NativeSelect|OutlinedInput|Popover|Portal|Select|TextField|TextareaAutosize)',
    '@mui/material/Unstable_TrapFocus',
    '@mui/material/(?:ListItemIcon|ListItemText)(?=/\\w+Classes)',
    '@mui/material/internal/svg-icons',
  ),
  // Of each grid.
  'mui-checks': packages(
    '@mui/material/(?:Badge|Checkbox|FormControlLabel|Switch|TablePagination|Toolbar)',
    '@mui/material/internal(?=/[Ss]witchBase)',
  ),
  // Of each picker.
  'mui-dialog': packages(
    '@mui/material/(?:Dialog|DialogActions|DialogContent|DialogTitle)',
    '@mui/material/(?:ListItem|ListItemButton|ListItemSecondaryAction)',
  ),
};

/** All libraries that have chunks of their own; where two take a module, the first one gets it. */
export function libraries(version: WithFamilies): [name: string, test: RegExp][] {
  const families = componentFamilies().flatMap((family) => chunksOf(family, version));
  return [...families, ...Object.entries(OTHER_LIBRARIES)];
}
