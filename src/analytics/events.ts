import type { SettingsAction } from '@site/model/preferences';

/**
 * Events that can be counted: categories with their actions. The attributes are on every page;
 * plugins/look/analytics decides if a script reads them. The controls of preferences have further
 * actions, from the table in model/preferences.ts.
 */
export const EVENTS = {
  demo: [
    'codesandbox',
    'collapse',
    'copy',
    'copy-keyboard',
    'download',
    'edit',
    'edit-reset',
    'edit-run',
    'expand',
    'reset',
    'stackblitz',
    'styling',
    'variant',
  ],
  code: ['copy', 'copy-keyboard', 'package-manager', 'variant'],
  api: ['copy', 'layout'],
  page: ['copy', 'markdown'],
  search: ['choose', 'clear-recent', 'open'],
  navbar: ['language', 'version'],
  settings: ['offline', 'open', 'reset'],
} as const;

export type EventCategory = keyof typeof EVENTS;
export type EventAction<Category extends EventCategory> =
  (typeof EVENTS)[Category][number] | (Category extends 'settings' ? SettingsAction : never);

/** Attributes of an element whose clicks are counted, wherever inside it they land. */
export interface EventAttributes {
  'data-ga-event-category': string;
  'data-ga-event-action': string;
  'data-ga-event-label'?: string;
}

/** Makes the attributes to spread on an element. */
export function eventAttributes<Category extends EventCategory>(
  category: Category,
  action: EventAction<Category>,
  label?: string,
): EventAttributes {
  return {
    'data-ga-event-category': category,
    'data-ga-event-action': action,
    'data-ga-event-label': label,
  };
}

/**
 * Event on the document that reports an action without a click. The analytics listen to it if they
 * run.
 */
export const SITE_EVENT = 'site:event';

declare global {
  interface DocumentEventMap {
    [SITE_EVENT]: CustomEvent<EventAttributes>;
  }
}

/** Counts an action that is not a click, such as a key. */
export function reportEvent<Category extends EventCategory>(
  category: Category,
  action: EventAction<Category>,
  label?: string,
): void {
  const detail = eventAttributes(category, action, label);
  document.dispatchEvent(new CustomEvent(SITE_EVENT, { detail }));
}
