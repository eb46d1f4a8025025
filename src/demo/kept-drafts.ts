/** Drafts of demos that a reader edited: the part that every page loads. */
import { useSyncExternalStore } from 'react';
import type { CodeVariant } from '@site/model/preferences';
import { forgetTexts, keepsText } from '@site/src/offline/drafts';
import { readStorage, removeStorage, writeStorage } from '@site/src/preferences/browser-storage';

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

/** Returns whether a draft is stored; editing/edited-draft.ts checks if it still fits the demo. */
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

/** Notifies the page that a draft was written or removed in this tab. */
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

/**
 * Removes all drafts. Open editors of this tab return to the original code.
 * @returns puts those back that were in localStorage
 */
export function forgetDrafts(): () => void {
  const removed = draftKeys().map((key) => [key, readStorage(key)] as const);
  removed.forEach(([key]) => removeStorage(key));
  forgetTexts((name) => name.startsWith(NAME_START));
  timesForgotten += 1;
  reportDraftChange();
  return () => {
    removed.forEach(([key, text]) => writeStorage(key, text));
    // Editors that are open look for their drafts again.
    timesForgotten += 1;
    reportDraftChange();
  };
}

/** Counts the drafts in this browser, live; 0 in the static HTML. */
export function useDraftCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => draftKeys().length,
    () => 0,
  );
}

/** Returns whether a demo has a draft, live; false in the static HTML. */
export function useHasDraft(path: string, variant: CodeVariant): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasDraft(path, variant),
    () => false,
  );
}

/** Counts how often all drafts were removed on this page: editors opened before are out of date. */
export function getTimesForgotten(): number {
  return timesForgotten;
}

/** `getTimesForgotten`, live; 0 in the static HTML. */
export function useTimesForgotten(): number {
  return useSyncExternalStore(subscribe, getTimesForgotten, () => 0);
}
