import { componentFamilies, FAMILY_TITLES, type ComponentFamilyId } from '../../model/families';
import { WORKING_COPY } from '../../model/library-versions';
import { packagesOf, type FamilyPackage } from '../../model/docs-version';

interface ApiFamily {
  title: string;
  /** The community package first: exports that later packages repeat belong to it. */
  packages: FamilyPackage[];
}

/** The families that have a reference. */
export const API_FAMILIES = Object.fromEntries(
  componentFamilies().map((family) => [
    family.id,
    { title: FAMILY_TITLES[family.id].title, packages: packagesOf(WORKING_COPY, family.id) },
  ]),
) as Record<ComponentFamilyId, ApiFamily>;

export const FAMILY_NAMES = componentFamilies().map(({ id }) => id);

/** Every package that the reference is made from. */
export const API_PACKAGES: FamilyPackage[] = FAMILY_NAMES.flatMap((family) =>
  packagesOf(WORKING_COPY, family),
);
