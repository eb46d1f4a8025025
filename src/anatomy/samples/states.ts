import type { TextKey } from '@site/src/i18n/useText';

/** States in which components are shown. Each has its text in `i18n/<language>/code.json`. */
export const STATES = [
  ...(['default', 'open', 'views', 'mobile', 'landscape', 'hovered', 'highlighted'] as const),
  ...(['selected', 'disabled', 'error', 'filled', 'variants'] as const),
  ...(['loading', 'skeleton', 'empty', 'noResults', 'editing', 'rowEditing', 'menu'] as const),
  ...(['columnMenu', 'columns', 'filters', 'options', 'multiFilters', 'headerFilters'] as const),
  ...(['density', 'pinned', 'treeData', 'grouped', 'aggregated', 'detail'] as const),
  ...(['reordering', 'dragging', 'range', 'autoHeight'] as const),
];

export type StateId = (typeof STATES)[number];

/** The key of a state's name. */
export function stateText(state: StateId): TextKey {
  return `anatomy.state.${state}`;
}
