import type { OtherSection } from './addresses/parse';
import { FAMILIES, FAMILY_TITLES, type FamilyId, type ReferenceFamilyId } from './families';
import { SECTION_IDS, type SectionId } from './sections/ids';
import { SECTIONS } from './sections/index';

/** A family of any section, as the build knows it. */
export interface NamedFamily {
  id: FamilyId | SectionId;
  sidebar: string;
  /** In English; the names of other sections are the same in all languages. */
  title: string;
  /** It has a reference. */
  hasPackages: boolean;
}

const OF_MUI_X: readonly NamedFamily[] = FAMILIES.map((family) => ({
  id: family.id,
  sidebar: family.sidebar,
  title: FAMILY_TITLES[family.id].title,
  hasPackages: 'hasPackages' in family,
}));

const OF_SECTIONS: readonly NamedFamily[] = SECTION_IDS.map((id) => ({
  id,
  sidebar: SECTIONS[id].sidebar,
  title: SECTIONS[id].title,
  hasPackages: true,
}));

/** The families of all sections, in the order of menus. */
const NAMED_FAMILIES: readonly NamedFamily[] = [...OF_MUI_X, ...OF_SECTIONS];

/** The families of a section, guides included; of MUI X without a name. The blog has none. */
export function familiesIn(section: OtherSection | undefined): readonly NamedFamily[] {
  return section ? OF_SECTIONS.filter(({ id }) => id === section) : OF_MUI_X;
}

/** The family with an id; undefined if there is none. */
export function familyNamed(id: string): NamedFamily | undefined {
  return NAMED_FAMILIES.find((family) => family.id === id);
}

/** The families of a section that have a reference, in the order of menus. */
export function referenceFamiliesIn(section: OtherSection | undefined): ReferenceFamilyId[] {
  return familiesIn(section)
    .filter(({ hasPackages }) => hasPackages)
    .map(({ id }) => id as ReferenceFamilyId);
}
