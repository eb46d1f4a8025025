import { FAMILIES, FAMILY_TITLES, type FamilyId } from '../families';
import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './tree-view';
import type { NavigationFamily, NavigationItem } from './types';

const PAGES: Record<FamilyId, NavigationItem[]> = {
  introduction,
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
  migration,
};

/** The whole navigation: each family of model/families.ts with its pages. */
export const NAVIGATION: NavigationFamily[] = FAMILIES.map((family) => ({
  ...family,
  title: FAMILY_TITLES[family.id].title,
  items: PAGES[family.id],
}));

function firstPage([item]: readonly NavigationItem[]): string | undefined {
  return item?.children ? firstPage(item.children) : item?.pathname;
}

/** Address of the first page of a family; groups do not have pages. */
export function startOf({ items }: NavigationFamily): string {
  return `${firstPage(items) ?? '/x/introduction'}/`;
}
