import type { StepRule } from '../rule';
import { CHARTS_V6 } from './charts-v6';
import { DATA_GRID_V6 } from './data-grid-v6';
import { MINOR_7_29 } from './minor-7-29';
import { PICKERS_V6 } from './pickers-v6';
import { TREE_VIEW_V6 } from './tree-view-v6';

/** Rules by the names of the guides. */
export const RULES: Readonly<Record<string, readonly StepRule[]>> = {
  'migration-data-grid-v6': DATA_GRID_V6,
  'migration-pickers-v6': PICKERS_V6,
  'migration-charts-v6': CHARTS_V6,
  'migration-tree-view-v6': TREE_VIEW_V6,
  'migration-7-29': MINOR_7_29,
};
