import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { packagesOf } from '../../model/docs-version';
import { BASIS_OF_MUI_X, isSection } from '../../model/sections/ids';
import { SECTION_VERSIONS } from '../../model/sections/index';
import { packagesDirOf } from '../files/packages-dir';
import { pagePath } from './addresses';
import type { ApiFamily } from './families';
import { themeNames } from './theme-names';

const PROPS = /export (?:interface|type) (\w+)Props\b/g;

/**
 * Types with the props of a component: `TextFieldProps`, and `OutlinedTextFieldProps` of one of its
 * forms. None for what has a name in the theme but no module of its own, and so no page.
 */
function propsTypesOf(component: string, packageDir: string): string[] {
  const file = path.join(packageDir, component, `${component}.d.ts`);
  if (!existsSync(file)) return [];
  return [...readFileSync(file, 'utf8').matchAll(PROPS)]
    .filter(([, name = '']) => name.endsWith(component))
    .map(([, name]) => `${name}Props`);
}

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
  const packagesDir = packagesDirOf(siteDir);
  const found = packagesOf(version, BASIS_OF_MUI_X).flatMap(({ name }) =>
    [...themeNames(packagesDir, [name]).keys()]
      .sort()
      .flatMap((component) =>
        propsTypesOf(component, path.join(packagesDir, name)).map((type) => ({ type, component })),
      ),
  );
  return Object.fromEntries(
    found.map(({ type, component }) => [type, pagePath(BASIS_OF_MUI_X, component)]),
  );
}
