import semverCompare from 'semver/functions/compare';
import coerce from 'semver/functions/coerce';
import parse from 'semver/functions/parse';
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

/** One number for a version, in which a major is further than any minor. */
function position(version: string): number {
  const parsed = parse(version) ?? coerce(version);
  return parsed ? parsed.major * 1e8 + parsed.minor * 1e4 + parsed.patch : 0;
}

/** How far two versions are from each other. */
function distance(version: string, wanted: string): number {
  return Math.abs(position(version) - position(wanted));
}

/**
 * The documented version that is the closest to a version of a family; of two that are as close,
 * the newer one.
 * @param versions the newest first
 */
export function closestVersion(
  versions: readonly VersionData[],
  family: string,
  wanted: string,
): VersionData | undefined {
  const known = versions.flatMap((version) => {
    const library = version.libraries[family];
    return library === undefined ? [] : [{ version, far: distance(library, wanted) }];
  });
  return known.reduce<(typeof known)[number] | undefined>(
    (best, each) => (best && best.far <= each.far ? best : each),
    undefined,
  )?.version;
}

function highest(packages: readonly InstalledPackage[]): InstalledPackage | undefined {
  return [...packages].sort((a, b) => semverCompare(a.version, b.version)).at(-1);
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
  const version = chosen && closestVersion(versions, familyOf(chosen.name), chosen.version);
  if (!chosen || !version) return { version: fallback(versions), warnings: [] };
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
  if (!/^v?\d+(?:\.\d+){0,2}(?:-[\w.]+)?$/.test(name)) return undefined;
  const version = coerce(name)?.version;
  return version === undefined ? undefined : closestVersion(versions, family, version);
}
