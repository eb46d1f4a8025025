import { PREFERENCES } from '@site/model/preferences';
import { readListed, storedValue } from '@site/src/preferences/stored-value';

/** Actions of single keys, anywhere on a page except in elements that use the keys themselves. */
export type ShortcutAction = 'list' | 'colorMode' | 'search';

const ACTIONS: Partial<Record<string, ShortcutAction>> = {
  '?': 'list',
  d: 'colorMode',
  '/': 'search',
};

/** Places whose keys are their own: fields, demos, and what is open above the page. */
const OWN_KEYS = [
  'input',
  'textarea',
  'select',
  '[contenteditable]',
  '[data-demo-stage]',
  '[role="dialog"]',
  '[role="menu"]',
  '[role="listbox"]',
  'dialog',
].join();

export function singleKeysAreOn(): boolean {
  return readListed(PREFERENCES.singleKeys) !== 'off';
}

export function turnSingleKeys(on: boolean): void {
  storedValue(PREFERENCES.singleKeys).write(on ? 'on' : 'off');
}

/** Returns the action of a key; undefined if an element uses the key itself. */
export function actionOf(event: KeyboardEvent): ShortcutAction | undefined {
  const { target } = event;
  const action = ACTIONS[event.key];
  if (!action || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  if (event.defaultPrevented || event.repeat || event.isComposing) return undefined;
  if (target instanceof Element && target.closest(OWN_KEYS)) return undefined;
  return singleKeysAreOn() ? action : undefined;
}

/** Returns whether keys open the search. Ctrl+K and ⌘K also do in fields, but not in dialogs. */
export function asksForSearch(event: KeyboardEvent): boolean {
  if (event.key === '/') return actionOf(event) === 'search';
  if (event.key.toLowerCase() !== 'k' || event.ctrlKey === event.metaKey) return false;
  if (event.shiftKey || event.altKey || event.defaultPrevented || event.repeat) return false;
  return document.querySelector('dialog[open]') === null;
}
