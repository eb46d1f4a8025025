import { FAMILIES, FAMILY_TITLES, type FamilyId } from '../families';
import { DEFAULT_LANGUAGE } from '../languages';
import type { SectionId } from '../sections/ids';
import { SECTIONS } from '../sections/index';
import { createTitles, pathnameAsTitle, type TitleOf } from '../titles/create-titles';
import { TITLES } from '../titles/index';
import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { SECTION_PAGES } from './sections/index';
import { treeView } from './tree-view';
import type { NavigationEntry, NavigationFamily, NavigationItem } from './types';
import { withTitles } from './with-titles';

const PAGES: Record<FamilyId, readonly NavigationEntry[]> = {
  introduction,
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
  migration,
};

/** All families of MUI X with their pages, as they are called in one language. */
export function muiXNavigation(titleOf: TitleOf): NavigationFamily[] {
  return FAMILIES.map((family) => ({
    ...family,
    title: FAMILY_TITLES[family.id].title,
    items: withTitles(PAGES[family.id], titleOf),
  }));
}

/** The same for another section, which is one family. */
export function sectionNavigation(id: SectionId, titleOf: TitleOf): NavigationFamily[] {
  const { title, sidebar } = SECTIONS[id];
  const items = withTitles(SECTION_PAGES[id], titleOf);
  return [{ id, sidebar, hasPackages: true, title, items }];
}

const inEnglish = createTitles(TITLES, DEFAULT_LANGUAGE);

/**
 * The navigation of MUI X in English, which names families in data for all languages. It is read
 * before titles are checked, so an entry without one does not stop it.
 */
export const NAVIGATION = muiXNavigation(
  (pathname) => inEnglish(pathname) ?? pathnameAsTitle(pathname),
);

function firstPage([item]: readonly NavigationItem[]): string | undefined {
  return item?.children ? firstPage(item.children) : item?.pathname;
}

/** Address of the first page of a family; groups do not have pages. */
export function startOf({ items }: NavigationFamily): string {
  return `${firstPage(items) ?? '/x/introduction'}/`;
}
