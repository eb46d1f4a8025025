import type { ApiDisplay } from '@site/model/preferences';
import type { TextKey } from '@site/src/i18n/useText';

/** What the layouts are called. */
export const DISPLAY_NAMES: Record<ApiDisplay, TextKey> = {
  expanded: 'api.displayExpanded',
  collapsed: 'api.displayCollapsed',
  table: 'api.displayTable',
};
