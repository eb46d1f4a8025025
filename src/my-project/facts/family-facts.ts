import { packagesOf, type DocsVersion } from '@site/model/docs-version';
import { componentFamilies, type ComponentFamilyId } from '@site/model/families';
import { planOfPackage, PLANS, type Plan } from '@site/model/plans';
import { closestVersion, type ClosestVersion } from '@site/model/project-files/closest-version';
import { compareVersions } from '@site/model/project-files/version-number';
import type { FoundPackage, Project } from '../read/project';
import { versionsOf, type InstalledVersion } from './installed';

export type ClosestDocs = ClosestVersion<DocsVersion>;

/** What a project has of a family of MUI X. */
export interface FamilyFacts {
  family: ComponentFamilyId;
  /** The largest paid plan; absent for the community package. */
  plan?: Plan;
  packages: readonly FoundPackage[];
  /** The newest version of these packages; absent if the file does not show it. */
  installed?: InstalledVersion;
  /** Majors of all versions, the oldest first. */
  majors: readonly number[];
  closest?: ClosestDocs;
}

/** Names of the packages of a family in any version of the docs. */
function namesOf(versions: readonly DocsVersion[], family: string): Set<string> {
  return new Set(
    versions.flatMap((version) => packagesOf(version, family).map(({ name }) => name)),
  );
}

/** The larger one of two plans; undefined is the community plan. */
export function largerPlan(one: Plan | undefined, other: Plan | undefined): Plan | undefined {
  const rank = (plan: Plan | undefined) => (plan ? PLANS.indexOf(plan) : -1);
  return rank(one) >= rank(other) ? one : other;
}

function factsOf(
  family: ComponentFamilyId,
  packages: readonly FoundPackage[],
  versions: readonly DocsVersion[],
): FamilyFacts {
  const all = packages
    .flatMap(versionsOf)
    .sort((one, other) => compareVersions(one.number, other.number));
  const installed = all.at(-1);
  const majors = [...new Set(all.map(({ number }) => number.major))];
  const plan = packages
    .map(({ name }) => planOfPackage(name))
    .reduce<Plan | undefined>(largerPlan, undefined);
  const describedBy = ({ families }: DocsVersion) => families[family]?.version;
  const closest = installed && closestVersion(versions, describedBy, installed.number);
  return {
    family,
    packages,
    majors,
    ...(plan && { plan }),
    ...(installed && { installed }),
    ...(closest && { closest }),
  };
}

/**
 * The families of MUI X that a project has, in the order of menus.
 * @param versions of the docs, the newest first
 */
export function familyFacts(
  { packages }: Project,
  versions: readonly DocsVersion[],
): FamilyFacts[] {
  return componentFamilies().flatMap(({ id }) => {
    const names = namesOf(versions, id);
    const found = [...packages.values()].filter(({ name }) => names.has(name));
    return found.length > 0 ? [factsOf(id, found, versions)] : [];
  });
}
