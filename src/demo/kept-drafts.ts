/** The versions of demos that a reader wrote, as far as all pages need to know them. */
import { useSyncExternalStore } from 'react';
import type { CodeVariant } from '@site/model/preferences';
import { forgetTexts, keepsText } from '@site/src/offline/drafts';
import { readStorage, removeStorage } from '@site/src/preferences/browser-storage';

const KEY_START = 'demo.edited.';
const NAME_START = 'edited ';

/** The key in localStorage: each variant and each styling of a demo has its own draft. */
export function draftKey(path: string, variant: CodeVariant): string {
  return `${KEY_START}${variant}:${path}`;
}

/** The name of a draft that is only kept across a reload, because localStorage is full or blocked. */
export function reloadName(path: string, variant: CodeVariant): string {
  return `${NAME_START}${variant}:${path}`;
}

/** Whether something is kept; editing/edited-draft.ts finds out whether it is still of use. */
export function hasDraft(path: string, variant: CodeVariant): boolean {
  return readStorage(draftKey(path, variant)) !== '' || keepsText(reloadName(path, variant));
}

function draftKeys(): string[] {
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(KEY_START));
  } catch {
    return [];
  }
}

const listeners = new Set<() => void>();
let timesForgotten = 0;

/** For whatever writes or removes a draft in this tab. */
export function reportDraftChange(): void {
  listeners.forEach((listener) => listener());
}

/** @param listener called when this tab or another one changes a draft */
function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Removes all drafts. Open editors of this tab return to the original code. */
export function forgetDrafts(): void {
  draftKeys().forEach(removeStorage);
  forgetTexts((name) => name.startsWith(NAME_START));
  timesForgotten += 1;
  reportDraftChange();
}

/** How many drafts this browser keeps, live; 0 in the static HTML. */
export function useDraftCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => draftKeys().length,
    () => 0,
  );
}

/** Whether a demo has a draft, live; no in the static HTML. */
export function useHasDraft(path: string, variant: CodeVariant): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasDraft(path, variant),
    () => false,
  );
}

/** How often drafts were forgotten on this page: an editor that was open before is out of date. */
export function getTimesForgotten(): number {
  return timesForgotten;
}

/** `getTimesForgotten`, live; 0 in the static HTML. */
export function useTimesForgotten(): number {
  return useSyncExternalStore(subscribe, getTimesForgotten, () => 0);
}
