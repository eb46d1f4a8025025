import { packagesOf } from '../../model/docs-version';
import { BASIS_OF_MUI_X, isSection } from '../../model/sections/ids';
import { SECTION_VERSIONS } from '../../model/sections/index';
import { packagesDirOf } from '../files/packages-dir';
import { pagePath } from './addresses';
import type { ApiFamily } from './families';
import { themeNames } from './theme-names';

/**
 * Types of Material UI that occur in the types of MUI X, with the pages of the reference that are about
 * them: those of props of all components in its theme.
 * @param siteDir root of the project, whose Material UI all versions of MUI X run on
 * @returns addresses by the names of types; none for the references of other sections
 */
export function materialTypes(
  siteDir: string,
  families: readonly ApiFamily[],
): Record<string, string> {
  const version = SECTION_VERSIONS.find(({ id }) => id === BASIS_OF_MUI_X);
  if (!version || families.some(({ id }) => isSection(id))) return {};
  const names = packagesOf(version, BASIS_OF_MUI_X).map(({ name }) => name);
  const components = [...themeNames(packagesDirOf(siteDir), names).keys()].sort();
  return Object.fromEntries(
    components.map((name) => [`${name}Props`, pagePath(BASIS_OF_MUI_X, name)]),
  );
}
