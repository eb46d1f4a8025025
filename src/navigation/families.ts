import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './tree-view';
import type { NavigationFamily } from './types';

/** The whole navigation, in the order of the family switcher. */
export const FAMILIES: NavigationFamily[] = [
  introduction,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];
