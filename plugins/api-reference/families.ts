import {
  componentFamilies,
  FAMILY_TITLES,
  packagesOf,
  type ComponentFamilyId,
  type FamilyPackage,
} from '../../model/families';

interface ApiFamily {
  title: string;
  /** The community package first: exports that later packages repeat belong to it. */
  packages: FamilyPackage[];
}

/** The families that have a reference. */
export const API_FAMILIES = Object.fromEntries(
  componentFamilies().map((family) => [
    family.id,
    { title: FAMILY_TITLES[family.id].title, packages: packagesOf(family) },
  ]),
) as Record<ComponentFamilyId, ApiFamily>;

export const FAMILY_NAMES = componentFamilies().map(({ id }) => id);

/** Every package that the reference is made from. */
export const API_PACKAGES: FamilyPackage[] = componentFamilies().flatMap(packagesOf);
