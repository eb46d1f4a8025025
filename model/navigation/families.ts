import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './tree-view';
import type { NavigationFamily, NavigationItem } from './types';

/** The whole navigation, in the order of the family switcher. */
export const FAMILIES: NavigationFamily[] = [
  introduction,
  dataGrid,
  datePickers,
  charts,
  treeView,
  migration,
];

function firstPage([item]: readonly NavigationItem[]): string | undefined {
  return item?.children ? firstPage(item.children) : item?.pathname;
}

/** Where a family begins; groups have no page of their own. */
export function startOf({ items }: NavigationFamily): string {
  return `${firstPage(items) ?? '/x/introduction'}/`;
}
