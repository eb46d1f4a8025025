import type { SectionId } from './sections/ids';

/** A part of the library or of its guides, with its own sidebar. */
export interface Family {
  /** In kebab case, as addresses and packages have it: `/x/react-<id>/`, `@mui/x-<id>`. */
  id: string;
  /** Its sidebar. Translations, offline lists and what readers have kept are filed under it. */
  sidebar: string;
  /** It has packages, which `versions.json` lists; absent for guides. */
  hasPackages?: true;
}

/**
 * The only list of families, in the order of menus. It is in the script of every page, so it has
 * nothing that can be derived; pages are listed in model/navigation.
 */
export const FAMILIES = [
  { id: 'introduction', sidebar: 'introduction' },
  { id: 'data-grid', sidebar: 'dataGrid', hasPackages: true },
  { id: 'date-pickers', sidebar: 'datePickers', hasPackages: true },
  { id: 'charts', sidebar: 'charts', hasPackages: true },
  { id: 'tree-view', sidebar: 'treeView', hasPackages: true },
  { id: 'migration', sidebar: 'migration' },
] as const satisfies readonly Family[];

type ListedFamily = (typeof FAMILIES)[number];
export type FamilyId = ListedFamily['id'];

interface FamilyTitles {
  /** In English; other languages have it as the text `family.<sidebar>`. */
  title: string;
  /** For lists with little room. */
  shortTitle?: string;
}

/** Names of the families, which the build needs and scripts of pages do not. */
export const FAMILY_TITLES: Readonly<Record<FamilyId, FamilyTitles>> = {
  introduction: { title: 'Introduction' },
  'data-grid': { title: 'Data Grid' },
  'date-pickers': { title: 'Date and Time Pickers', shortTitle: 'Pickers' },
  charts: { title: 'Charts' },
  'tree-view': { title: 'Tree View' },
  migration: { title: 'Migration' },
};

/** A family that has packages, a reference and a playground. */
export type ComponentFamily = Extract<ListedFamily, { hasPackages: true }>;
export type ComponentFamilyId = ComponentFamily['id'];

/** A family with a reference: of MUI X, or another section, which is one family. */
export type ReferenceFamilyId = ComponentFamilyId | SectionId;

/** The families without the guides, in the same order. */
export function componentFamilies(): ComponentFamily[] {
  return FAMILIES.filter((family): family is ComponentFamily => 'hasPackages' in family);
}

/** The family with an id that may be of another version, or of none. */
export function findFamily(id: string): ListedFamily | undefined {
  return FAMILIES.find((family) => family.id === id);
}
