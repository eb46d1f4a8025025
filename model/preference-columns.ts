/** Columns of the table in preferences.ts, by the kind of a preference. */

/** Storage in the user's browser. */
export interface StoredUnder {
  storage: 'cookie' | 'localStorage';
  key: string;
}

/** A list to choose from. A stored value that is not in the list counts as absent. */
export interface ListPreference extends StoredUnder {
  values: readonly string[];
  default: string;
}

interface CommonColumns {
  /** Set for what "Reset all" in the settings panel resets. */
  resetAll: boolean;
  /** Analytics action of the control in the settings panel; without it, the panel has no control. */
  settingsAction?: string;
}

interface AttributeColumns extends ListPreference, CommonColumns {
  /** Attribute of the html element that holds the value in force, for CSS. */
  attribute: `data-${string}`;
  /** User property of analytics; without it, the value is not sent. */
  userProperty?: string;
}

/** A preference that is in force on every page before the first paint. */
export interface PagePreference extends AttributeColumns {
  kind: 'page';
  /** Names of the values for readers, where these differ from the values. */
  labels?: Record<string, string>;
  /** A hash of the address that chooses a value for this page. */
  hash?: {
    /** Regular expression whose first group is the id of a value. */
    pattern: string;
    ids: Record<string, string>;
  };
}

/** The layout of a section on API pages, decided by `API_DISPLAY_RULE` on these pages only. */
export interface ApiDisplayPreference extends AttributeColumns {
  kind: 'api-display';
}

/** The color mode. Docusaurus owns it, and `system` follows the operating system. */
interface ColorModePreference extends AttributeColumns {
  kind: 'color-mode';
}

/** A property of the JSON object that holds the theme state. */
interface ThemeStatePreference extends StoredUnder, CommonColumns {
  kind: 'theme-state';
  property: 'dense' | 'direction' | 'spacing' | 'paletteColors';
  default: unknown;
  attribute?: `data-${string}`;
  values?: readonly unknown[];
  /** Texts for the attribute, in the order of the values; the values themselves by default. */
  attributeValues?: readonly string[];
  /** Bounds of a number; a stored one outside of them counts as absent. */
  min?: number;
  max?: number;
  palettes?: readonly string[];
}

/**
 * A preference that only scripts read. It has no attribute: addresses can set attributes of the html
 * element in Docusaurus, and only users may change these.
 */
export interface ScriptPreference extends ListPreference, CommonColumns {
  kind: 'script';
  attribute?: never;
  userProperty?: never;
}

/** A version of the docs: which there are, the list of versions shows when the value is read. */
interface VersionPreference extends StoredUnder, CommonColumns {
  kind: 'version';
  values?: never;
  default?: never;
  attribute?: never;
}

export type Preference =
  | PagePreference
  | ApiDisplayPreference
  | ColorModePreference
  | ThemeStatePreference
  | ScriptPreference
  | VersionPreference;
