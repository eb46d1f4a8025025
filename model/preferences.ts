/**
 * All preferences of users, as one table. The scripts before the first paint, the stores, the
 * settings panel, "Reset all" and the user properties of analytics are made from its rows, so a new
 * preference is a new row. Keys, attributes and values are fixed: browsers have stored them.
 */
import { SPACING } from './design-tokens';
import type { Preference, ScriptPreference } from './preference-columns';

export const CODE_VARIANTS = ['TS', 'JS'] as const;
export type CodeVariant = (typeof CODE_VARIANTS)[number];

/** Styling of demos. The first is the demo's own file, the others are siblings of that file. */
export const CODE_STYLINGS = ['MUI System', 'Tailwind', 'CSS'] as const;
export type CodeStyling = (typeof CODE_STYLINGS)[number];
/** Names for a hash, `#tailwind-Orders.tsx`, and for the file of a sibling, `Orders.css.tsx`. */
export const CODE_STYLING_IDS = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<CodeStyling, string>;

export const COLOR_MODES = ['light', 'dark', 'system'] as const;
export type ColorModeChoice = (typeof COLOR_MODES)[number];

export const PACKAGE_MANAGERS = ['npm', 'yarn', 'pnpm'] as const;
export type PackageManager = (typeof PACKAGE_MANAGERS)[number];

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

/** Layouts for a section of the API reference, in the order in which one is drawn. */
export const API_DISPLAYS = ['expanded', 'collapsed', 'table'] as const;
export type ApiDisplay = (typeof API_DISPLAYS)[number];
/** The members of interfaces count as props. */
export const API_SECTIONS = ['props', 'slots', 'classes'] as const;
export type ApiSectionName = (typeof API_SECTIONS)[number];

/** One year, in seconds. */
export const COOKIE_LIFE = 31_536_000;

/** Colors of the browser's own frame; equal to the page background of each mode. */
export const THEME_COLORS = { light: '#ffffff', dark: '#0b0f14' } as const;

function apiDisplay<Section extends ApiSectionName>(section: Section) {
  return {
    kind: 'api-display',
    storage: 'localStorage',
    key: `apiPage_${section}`,
    attribute: `data-api-${section}`,
    values: API_DISPLAYS,
    default: API_DISPLAYS[0],
    userProperty: `apiPage_${section}`,
    resetAll: true,
    settingsAction: 'api-display',
  } as const;
}

const THEME_STATE = {
  kind: 'theme-state',
  storage: 'localStorage',
  key: 'docs.themeState',
  resetAll: true,
} as const;

export const PREFERENCES = {
  codeVariant: {
    kind: 'page',
    storage: 'cookie',
    key: 'codeVariant',
    attribute: 'data-code-variant',
    values: CODE_VARIANTS,
    default: 'TS',
    labels: { TS: 'TypeScript', JS: 'JavaScript' },
    hash: { pattern: '\\.(js|tsx)$', ids: { TS: 'tsx', JS: 'js' } },
    userProperty: 'codeVariant',
    resetAll: true,
    settingsAction: 'code-variant',
  },
  codeStyling: {
    kind: 'page',
    storage: 'cookie',
    key: 'codeStyling',
    attribute: 'data-code-styling',
    values: CODE_STYLINGS,
    default: 'MUI System',
    hash: { pattern: '^#([a-z]+)-[A-Z]\\w*(?:\\.(?:js|tsx))?$', ids: CODE_STYLING_IDS },
    userProperty: 'codeStyling',
    resetAll: true,
    settingsAction: 'code-styling',
  },
  packageManager: {
    kind: 'page',
    storage: 'localStorage',
    // Docusaurus' key for tabs of the group `npm2yarn`, which readers of other sites have already.
    key: 'docusaurus.tab.npm2yarn',
    attribute: 'data-package-manager',
    values: PACKAGE_MANAGERS,
    default: 'npm',
    resetAll: true,
    settingsAction: 'package-manager',
  },
  dateLibrary: {
    kind: 'page',
    storage: 'localStorage',
    key: 'docusaurus.tab.date-library',
    attribute: 'data-date-library',
    values: DATE_LIBRARIES,
    default: 'dayjs',
    resetAll: true,
  },
  apiProps: apiDisplay('props'),
  apiSlots: apiDisplay('slots'),
  apiClasses: apiDisplay('classes'),
  colorMode: {
    kind: 'color-mode',
    storage: 'localStorage',
    key: 'theme',
    attribute: 'data-theme-choice',
    values: COLOR_MODES,
    default: 'system',
    userProperty: 'colorScheme',
    resetAll: true,
    settingsAction: 'color-mode',
  },
  direction: {
    ...THEME_STATE,
    property: 'direction',
    attribute: 'data-direction',
    values: ['ltr', 'rtl'],
    default: 'ltr',
    settingsAction: 'direction',
  },
  density: {
    ...THEME_STATE,
    property: 'dense',
    attribute: 'data-density',
    values: [false, true],
    attributeValues: ['default', 'dense'],
    default: false,
    settingsAction: 'density',
  },
  // MUI's spacing unit in pixels.
  spacing: {
    ...THEME_STATE,
    property: 'spacing',
    min: 4,
    max: 16,
    default: SPACING,
    settingsAction: 'spacing',
  },
  // `#rrggbb` for some of these palettes.
  paletteColors: {
    ...THEME_STATE,
    property: 'paletteColors',
    palettes: ['primary', 'secondary'],
    default: {},
    settingsAction: 'colors',
  },
  // The editor's Tab key: it moves to the next control, or indents.
  editorTabKey: {
    kind: 'script',
    storage: 'localStorage',
    key: 'docs.editorTab',
    values: ['leaves', 'indents'],
    default: 'leaves',
    resetAll: false,
  },
  // Shortcuts of a single key, which get in the way of speech input.
  singleKeys: {
    kind: 'script',
    storage: 'localStorage',
    key: 'docs.singleKeys',
    values: ['on', 'off'],
    default: 'on',
    resetAll: false,
  },
  // Id of the version of the docs that was chosen in the version menu.
  version: {
    kind: 'version',
    storage: 'localStorage',
    key: 'docs.version',
    resetAll: true,
  },
} as const satisfies Record<string, Preference>;

export type PreferenceId = keyof typeof PREFERENCES;

/** Analytics actions of the controls in the settings panel. */
export type SettingsAction = Extract<
  (typeof PREFERENCES)[PreferenceId],
  { settingsAction: string }
>['settingsAction'];

/**
 * Preferences of analytics, apart from the others: a build without a measurement id must contain
 * nothing of them, not even a key.
 */
export const ANALYTICS_PREFERENCES = {
  consent: {
    kind: 'script',
    storage: 'localStorage',
    key: 'docs.consent',
    values: ['undecided', 'denied', 'granted'],
    default: 'undecided',
    // Only its own button resets it: otherwise users would be asked again.
    resetAll: false,
  },
} as const satisfies Record<string, ScriptPreference>;

/** Data for the first-paint script: the layout of the sections on API pages. */
export const API_DISPLAY_RULE = {
  displays: API_DISPLAYS,
  sections: Object.values(PREFERENCES)
    .filter((row) => row.kind === 'api-display')
    .map(({ key, attribute }) => ({ key, attribute })),
  /** Key for the layout that is drawn once, for all sections without a choice. */
  sharedKey: 'apiPage_default',
  /** User agents that get the first layout instead. */
  crawlers: 'bot|googlebot|crawler|spider|robot|crawling',
} as const;
