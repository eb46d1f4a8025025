/**
 * What readers choose and where it is kept: names and values of the contract, shared by the script
 * that runs before the first paint and by the components.
 */
export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];
export const CODE_VARIANT_COOKIE = 'codeVariant';

/** How demos are styled. The first is the demo itself, the others are siblings of its file. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];
export const CODE_STYLING_COOKIE = 'codeStyling';
/** What stands for them in a hash, `#tailwind-Orders.tsx`, and in a file's name, `Orders.css.tsx`. */
export const CODE_STYLING_IDS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<CodeStyling, string>;

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorModeChoice = (typeof COLOR_MODES)[number];
export const COLOR_MODE_KEY = 'theme';

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];
/** Docusaurus' name for the tabs of group `npm2yarn`, which readers of other sites have already. */
export const PACKAGE_MANAGER_KEY = 'docusaurus.tab.npm2yarn';

/** Libraries that the pickers work with. */
export const DATE_LIBRARIES = ['dayjs', 'date-fns', 'date-fns-v2', 'luxon', 'moment'] as const;
export type DateLibraryId = (typeof DATE_LIBRARIES)[number];
export const DATE_LIBRARY_NAMES = {
  dayjs: 'Day.js',
  'date-fns': 'date-fns 3',
  'date-fns-v2': 'date-fns 2',
  luxon: 'Luxon',
  moment: 'Moment',
} as const satisfies Record<DateLibraryId, string>;
export const DATE_LIBRARY_KEY = 'docusaurus.tab.date-library';

/** How a section of the API reference is shown; the first is what the static HTML says. */
export const API_DISPLAYS = ['expanded', 'collapsed', 'table'] as const;
export type ApiDisplay = (typeof API_DISPLAYS)[number];
/** The members of interfaces count as props. */
export const API_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ApiSectionName = (typeof API_SECTIONS)[number];

/** Where the layouts are kept, and who always gets the first of them. */
export const API_DISPLAY_RULE = {
  displays: API_DISPLAYS,
  sections: API_SECTIONS,
  /** Before the name of a section: its key. */
  keyPrefix: 'apiPage_',
  defaultKey: 'apiPage_default',
  /** Before the name of a section: its attribute on the html element. */
  attributePrefix: 'data-api-',
  crawlers: 'bot|googlebot|crawler|spider|robot|crawling',
} as const;

/** One year, in seconds. */
export const COOKIE_LIFE = 31_536_000;

/** Colours of the browser's own frame; equal to the page background of each mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0b0f14' } as const;
