/**
 * The titles of all pages and groups of the navigation, in all languages: the only place that has
 * them. Sidebars, heads, breadcrumbs, previous and next, cards, the search and Markdown read them
 * through `createTitles`. Titles in the reference are names of exports.
 */
import type { FamilyId } from '../families';
import { charts } from './charts';
import { dataGrid } from './data-grid';
import { datePickers } from './date-pickers';
import { introduction } from './introduction';
import { migration } from './migration';
import { treeView } from './tree-view';
import type { Titles } from './types';

const OF_FAMILIES: Record<FamilyId, Titles> = {
  introduction,
  'data-grid': dataGrid,
  'date-pickers': datePickers,
  charts,
  'tree-view': treeView,
  migration,
};

/** Those of MUI X; the titles of versions that were cut are kept with them. */
export const TITLES: Titles = Object.assign({}, ...Object.values(OF_FAMILIES)) as Titles;
