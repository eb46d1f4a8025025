import { componentFamilies, type ComponentFamilyId } from '../../model/families';
import { packagesOf, type DocsVersion, type FamilyPackage } from '../../model/docs-version';

/** A family that has a reference. */
export interface ApiFamily {
  id: ComponentFamilyId;
  /** The community package first: exports that later packages repeat belong to it. */
  packages: FamilyPackage[];
}

type WithFamilies = Pick<DocsVersion, 'families'>;

/** The families of a version that have a reference, in the order of menus. */
export function apiFamiliesOf(version: WithFamilies): ApiFamily[] {
  return componentFamilies()
    .map(({ id }) => ({ id, packages: packagesOf(version, id) }))
    .filter(({ packages }) => packages.length > 0);
}

/** Every package that the reference of a version is made from. */
export function apiPackagesOf(version: WithFamilies): FamilyPackage[] {
  return apiFamiliesOf(version).flatMap(({ packages }) => packages);
}
