import {
  DEFAULT_THEME_STATE,
  THEME_STATE_KEY,
  THEME_STATE_RULE,
  type StoredThemeState,
} from '@site/model/theme-state';
import { applyThemeState, parseThemeState } from '@site/src/first-paint/theme-state';
import { readStorage, removeStorage, writeStorage } from '../browser-storage';
import { joinOtherTabs, type OtherTabs } from '../other-tabs';

const listeners = new Set<() => void>();
let current: StoredThemeState | undefined;
let otherTabs: OtherTabs | undefined;

/** Only what differs from the defaults is kept. */
function keep(state: StoredThemeState): void {
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
  listeners.forEach((listener) => listener());
}

const read = (text: string) => parseThemeState(text, THEME_STATE_RULE);

function get(): StoredThemeState {
  current ??= read(readStorage(THEME_STATE_KEY));
  return current;
}

/** Another tab posts what it keeps, which is checked like anything that was stored. */
function hear(message: unknown): void {
  if (typeof message === 'string') apply(read(message));
}

function catchUp(): void {
  const kept = readStorage(THEME_STATE_KEY);
  if (kept !== '') apply(read(kept));
}

/** The stored part of the theme state: one for the whole site, shared between the browser's tabs. */
export const themeStateStore = {
  get,
  set(next: StoredThemeState): void {
    keep(next);
    apply(next);
    otherTabs?.post(JSON.stringify(next));
  },
  subscribe(listener: () => void): () => void {
    if (listeners.size === 0) otherTabs = joinOtherTabs(THEME_STATE_KEY, hear, catchUp);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      otherTabs?.leave();
      otherTabs = undefined;
    };
  },
};
