import { closestVersion } from '../../../../model/project-files/closest-version';
import {
  compareVersions,
  parseVersion,
  type VersionNumber,
} from '../../../../model/project-files/version-number';
import { lowestOf, parseRange } from '../../../../model/project-files/version-range';
import type { VersionData } from '../data/types';
import { familyOf } from './names';
import type { InstalledPackage, Project } from './types';

/** The version of the docs that answers about a family, and what users should know about it. */
export interface ChosenVersion {
  version: VersionData;
  /** The version of the library that the project has; absent if it has none or the user named one. */
  installed?: string;
  warnings: string[];
}

function closestDocs(
  versions: readonly VersionData[],
  family: string,
  wanted: VersionNumber | undefined,
) {
  return wanted && closestVersion(versions, ({ libraries }) => libraries[family], wanted);
}

function highest(packages: readonly InstalledPackage[]): InstalledPackage | undefined {
  return packages
    .flatMap((each) => {
      const number = parseVersion(each.version);
      return number ? [{ each, number }] : [];
    })
    .sort((one, other) => compareVersions(one.number, other.number))
    .at(-1)?.each;
}

function severalVersions(
  packages: readonly InstalledPackage[],
  chosen: InstalledPackage,
): string[] {
  const places = new Map(packages.map(({ version, workspace }) => [version, workspace || 'root']));
  if (places.size < 2) return [];
  const listed = [...places].map(([version, place]) => `${version} (${place})`).join(', ');
  return [
    `The project has several versions of ${chosen.name}: ${listed}. This is for the highest.`,
  ];
}

function difference(
  version: VersionData,
  { name, version: installed }: InstalledPackage,
): string[] {
  const documented = version.libraries[familyOf(name)];
  if (!documented || documented === installed) return [];
  return [`The project has ${name} ${installed}; these docs describe ${documented}.`];
}

function fallback(versions: readonly VersionData[]): VersionData {
  const found = versions.find(({ status }) => status === 'current') ?? versions[0];
  if (!found) throw new Error('The packed docs have no versions: build the package again');
  return found;
}

/**
 * Chooses the version of the docs for a family by what a project has installed.
 * @param family absent for what belongs to no family
 */
export function chooseVersion(
  versions: readonly VersionData[],
  { packages }: Project,
  family?: string,
): ChosenVersion {
  if (packages.length === 0) {
    return {
      version: fallback(versions),
      warnings: ['The project has no packages of MUI X. This is for the documented version.'],
    };
  }
  const ofFamily = packages.filter(({ name }) => familyOf(name) === family);
  const chosen = highest(ofFamily) ?? highest(packages);
  const version =
    chosen && closestDocs(versions, familyOf(chosen.name), parseVersion(chosen.version))?.docs;
  if (!chosen || !version) return { version: fallback(versions), warnings: [] };
  if (family !== undefined && ofFamily.length === 0) {
    const warning = `The project has no package of ${family}. These are the docs for its ${chosen.name}.`;
    return { version, warnings: [warning] };
  }
  const candidates = ofFamily.length > 0 ? ofFamily : packages;
  const same = candidates.filter(({ name }) => name === chosen.name);
  return {
    version,
    installed: ofFamily.length > 0 ? chosen.version : undefined,
    warnings: [...severalVersions(same, chosen), ...difference(version, chosen)],
  };
}

/**
 * The version that a user names: by id, by label, or by a version of the library.
 * @param family whose versions a number is compared with
 */
export function namedVersion(
  versions: readonly VersionData[],
  name: string,
  family = 'data-grid',
): VersionData | undefined {
  const exact = versions.find(({ id, label, status }) => [id, label, status].includes(name));
  if (exact) return exact;
  const isVersion = /^v?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/.test(name);
  const wanted = isVersion ? lowestOf(parseRange(name) ?? []) : undefined;
  const closest = closestDocs(versions, family, wanted);
  // The docs of another major would mislead.
  return closest?.fit === 'otherMajor' ? undefined : closest?.docs;
}
