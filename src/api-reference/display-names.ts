import type { ApiDisplay } from '@site/model/preferences';
import type { TextKey } from '@site/src/i18n/useText';

/** Keys of the names of the layouts. */
export const DISPLAY_NAMES: Record<ApiDisplay, TextKey> = {
  expanded: 'api.displayExpanded',
  collapsed: 'api.displayCollapsed',
  table: 'api.displayTable',
};
