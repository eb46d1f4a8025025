import {
  DEFAULT_THEME_STATE,
  THEME_STATE_KEY,
  THEME_STATE_RULE,
  type StoredThemeState,
} from '@site/model/theme-state';
import { applyThemeState, parseThemeState } from '@site/src/first-paint/theme-state';
import { readStorage, removeStorage, writeStorage } from '../browser-storage';
import { createListeners } from '../other-tabs';

let current: StoredThemeState | undefined;

/** Stores the parts that differ from the defaults. */
function write(state: StoredThemeState): void {
  const chosen = Object.entries(state).filter(
    ([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(DEFAULT_THEME_STATE[name as keyof StoredThemeState]),
  );
  if (chosen.length === 0) removeStorage(THEME_STATE_KEY);
  else writeStorage(THEME_STATE_KEY, JSON.stringify(Object.fromEntries(chosen)));
}

function apply(next: StoredThemeState): void {
  if (JSON.stringify(next) === JSON.stringify(get())) return;
  current = next;
  applyThemeState(document.documentElement, next, THEME_STATE_RULE);
  notify();
}

const parse = (text: string) => parseThemeState(text, THEME_STATE_RULE);

function get(): StoredThemeState {
  current ??= parse(readStorage(THEME_STATE_KEY));
  return current;
}

/** Checks a message of another tab like stored text: any page of the origin may post one. */
function receive(message: unknown): void {
  if (typeof message === 'string') apply(parse(message));
}

function readAgain(): void {
  const text = readStorage(THEME_STATE_KEY);
  if (text !== '') apply(parse(text));
}

const { notify, post, subscribe } = createListeners(THEME_STATE_KEY, receive, readAgain);

function set(next: StoredThemeState): void {
  write(next);
  apply(next);
  post(JSON.stringify(next));
}

/** The stored part of the theme state: one for the whole site, shared between the browser's tabs. */
export const themeStateStore = {
  get,
  set,
  reset(part: keyof StoredThemeState): void {
    set({ ...get(), [part]: DEFAULT_THEME_STATE[part] });
  },
  subscribe,
};
