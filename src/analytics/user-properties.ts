import { API_DISPLAY_RULE, API_DISPLAYS, type ApiSectionName } from '@site/model/preferences';
import { readStorage } from '@site/src/preferences/browser-storage';

export type UserProperties = Record<string, string | number>;

const DARK = '(prefers-color-scheme: dark)';

/** What is in force on API pages; elsewhere what is stored, as asking there would draw a layout. */
function apiDisplay(root: HTMLElement, section: ApiSectionName): string | null {
  const { attributePrefix, keyPrefix, defaultKey } = API_DISPLAY_RULE;
  const stored = (key: string) => API_DISPLAYS.find((display) => display === readStorage(key));
  return (
    root.getAttribute(attributePrefix + section) ??
    stored(keyPrefix + section) ??
    stored(defaultKey) ??
    null
  );
}

/** What the reader chose, and the screen it is shown on; what is not decided is left out. */
export function userProperties(language: string): UserProperties {
  const root = document.documentElement;
  const properties = {
    userLanguage: language,
    codeVariant: root.getAttribute('data-code-variant'),
    codeStyling: root.getAttribute('data-code-styling'),
    colorScheme: root.getAttribute('data-theme-choice'),
    colorSchemeOS: matchMedia(DARK).matches ? 'dark' : 'light',
    devicePixelRatio: Math.round(window.devicePixelRatio * 10) / 10,
    apiPage_props: apiDisplay(root, 'props'),
    apiPage_slots: apiDisplay(root, 'slots'),
    apiPage_classes: apiDisplay(root, 'classes'),
  };
  const decided = Object.entries(properties).filter(
    (entry): entry is [string, string | number] => entry[1] !== null,
  );
  return Object.fromEntries(decided);
}

/** Calls back when a new pixel ratio is in force; a media query knows of one ratio alone. */
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
    attributeFilter: [
      'data-code-variant',
      'data-code-styling',
      'data-theme-choice',
      ...API_DISPLAY_RULE.sections.map((section) => API_DISPLAY_RULE.attributePrefix + section),
    ],
  });
  matchMedia(DARK).addEventListener('change', changed);
  // Zooming resizes the page; moving the window to another screen may change the ratio alone.
  window.addEventListener('resize', changed);
  watchPixelRatio(changed);
}
