import { packagesOf, type DocsVersion, type FamilyPackage } from '../../model/docs-version';
import type { ReferenceFamilyId } from '../../model/families';
import { referenceFamiliesIn } from '../../model/named-families';

/** A family that has a reference. */
export interface ApiFamily {
  id: ReferenceFamilyId;
  /** The community package first: exports that later packages repeat belong to it. */
  packages: FamilyPackage[];
}

type WithFamilies = Pick<DocsVersion, 'section' | 'families'>;

/** The families of a version that have a reference, in the order of menus. */
export function apiFamiliesOf(version: WithFamilies): ApiFamily[] {
  return referenceFamiliesIn(version.section)
    .map((id) => ({ id, packages: packagesOf(version, id) }))
    .filter(({ packages }) => packages.length > 0);
}

/** Every package that the reference of a version is made from. */
export function apiPackagesOf(version: WithFamilies): FamilyPackage[] {
  return apiFamiliesOf(version).flatMap(({ packages }) => packages);
}
