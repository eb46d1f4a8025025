import {
  PACKAGE_MANAGERS,
  type CodeStyling,
  type CodeVariant,
  type DateLibraryId,
  type PackageManager,
} from '@site/model/preferences';
import type { Project } from '../read/project';
import { compareVersions, parseVersion } from '@site/model/project-files/version-number';
import { dateLibraries } from './date-libraries';
import type { ClosestDocs, FamilyFacts } from './family-facts';

/** Preferences of the site that follow from a project. What it does not show stays as it is. */
export interface SiteSettings {
  /** Id of a version of the docs. */
  version?: string;
  packageManager?: PackageManager;
  dateLibrary?: DateLibraryId;
  codeVariant?: CodeVariant;
  codeStyling?: CodeStyling;
}

/** The newest of the matching docs, where the families have several. */
export function mainDocs(families: readonly FamilyFacts[]): ClosestDocs | undefined {
  return families
    .flatMap(({ closest }) => {
      const number = closest && parseVersion(closest.describes);
      return number ? [{ closest, number }] : [];
    })
    .sort((one, other) => compareVersions(one.number, other.number))
    .at(-1)?.closest;
}

function asksFor({ packages }: Project, name: string): boolean {
  return packages.get(name)?.isDirect === true;
}

/** The settings of the site that fit a project. */
export function siteSettings(project: Project, families: readonly FamilyFacts[]): SiteSettings {
  const version = mainDocs(families)?.docs.id;
  const packageManager = PACKAGE_MANAGERS.find((name) => name === project.manager);
  const [dateLibrary, ...others] = dateLibraries(project);
  return {
    ...(version !== undefined && { version }),
    ...(packageManager && { packageManager }),
    // Of several libraries, the pickers may use any.
    ...(dateLibrary && others.length === 0 && { dateLibrary }),
    ...(asksFor(project, 'typescript') && { codeVariant: 'TS' }),
    ...(asksFor(project, 'tailwindcss') && { codeStyling: 'Tailwind' }),
  };
}
