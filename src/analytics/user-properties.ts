import { API_DISPLAY_RULE, API_DISPLAYS, PREFERENCES } from '@site/model/preferences';
import type { Preference } from '@site/model/preference-columns';
import { readListed } from '@site/src/preferences/stored-value';

export type UserProperties = Record<string, string | number>;

const DARK = '(prefers-color-scheme: dark)';

/** Rows of the table that are sent. */
type SentPreference = Extract<Preference, { values: readonly string[] }> & {
  attribute: string;
  userProperty: string;
};

const ROWS: Preference[] = Object.values(PREFERENCES);
const SENT = ROWS.filter(
  (row): row is SentPreference => 'userProperty' in row && row.userProperty !== undefined,
);

/** The layout for sections without a choice, if one has been drawn. */
function sharedDisplay(): string | undefined {
  const { sharedKey } = API_DISPLAY_RULE;
  return readListed({ storage: 'localStorage', key: sharedKey, values: API_DISPLAYS });
}

/** The value in force. Pages without API sections have none: asking the store would draw a layout. */
function valueOf(row: SentPreference): string | undefined {
  const value = document.documentElement.getAttribute(row.attribute) ?? undefined;
  return row.kind === 'api-display' ? (value ?? readListed(row) ?? sharedDisplay()) : value;
}

/** Describes the reader's preferences and screen. A value that is not decided yet is left out. */
export function userProperties(language: string): UserProperties {
  const preferences = SENT.flatMap((row) => {
    const value = valueOf(row);
    return value === undefined ? [] : [[row.userProperty, value] as const];
  });
  return {
    userLanguage: language,
    colorSchemeOS: matchMedia(DARK).matches ? 'dark' : 'light',
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    ...Object.fromEntries(preferences),
  };
}

/** Calls back after the pixel ratio has changed. A media query matches one ratio only. */
function watchPixelRatio(changed: () => void): void {
  matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`).addEventListener(
    'change',
    () => {
      changed();
      watchPixelRatio(changed);
    },
    { once: true },
  );
}

/** Calls back whenever a user property may have changed. */
export function watchUserProperties(changed: () => void): void {
  new MutationObserver(changed).observe(document.documentElement, {
    attributeFilter: SENT.map(({ attribute }) => attribute),
  });
  matchMedia(DARK).addEventListener('change', changed);
  // Zooming resizes the page; a move to another screen may change the ratio only.
  window.addEventListener('resize', changed);
  watchPixelRatio(changed);
}
