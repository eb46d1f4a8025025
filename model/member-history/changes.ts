import { languagesOf, type DocsVersion } from '../docs-version';
import type { Language } from '../languages';
import { exportAddress, migrationGuides } from './addresses';
import { CHANGE_LISTS, compareFamily, type ExportChange } from './compare';
import { dateChanges } from './date-changes';
import type { MemberList } from './member-list';
import { minorsBetween, type MinorsList } from './minors';

/** A version as files of changes name it. */
export interface ComparedVersion {
  id: string;
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
  languages: readonly Language[];
}

export interface LinkedChange extends ExportChange {
  /** Addresses of the export in English, in the versions that have its page. */
  pages: { from?: string; to?: string };
}

export interface FamilyChanges {
  /** Of the library; absent if a version lacks the family. */
  versions: { from?: string; to?: string };
  /** Addresses of migration guides in English. */
  guides: string[];
  exports: LinkedChange[];
}

/** The content of `/x/api/changes/<from>-<to>.json`: an older version and a newer one. */
export interface VersionChanges {
  from: ComparedVersion;
  to: ComparedVersion;
  /** By id. */
  families: Record<string, FamilyChanges>;
}

/** A version of the docs whose members are known. */
export interface KnownVersion {
  version: DocsVersion;
  list: MemberList;
}

/** Whether a version of the docs has a page. */
export type HasPage = (version: DocsVersion, address: string) => boolean;

function compared(version: DocsVersion): ComparedVersion {
  const { id, label, path } = version;
  return { id, label, path, languages: languagesOf(version) };
}

/** What the changes between versions are read from, besides the members. */
export interface ChangesSource {
  minors: MinorsList;
  hasPage: HasPage;
}

function familyChanges(
  family: string,
  from: KnownVersion,
  to: KnownVersion,
  { minors, hasPage }: ChangesSource,
): FamilyChanges {
  const pageIn = ({ version }: KnownVersion, change: ExportChange) => {
    const address = exportAddress(family, change, version.path);
    return hasPage(version, address) ? address : undefined;
  };
  const versions = {
    from: from.version.families[family]?.version,
    to: to.version.families[family]?.version,
  };
  return {
    versions,
    guides: migrationGuides(family, versions, to.version.path, (address) =>
      hasPage(to.version, address),
    ),
    exports: dateChanges(compareFamily(from.list, to.list, family), {
      family,
      minors,
      range: minorsBetween(family, from.version, to.version),
    }).map((change) => ({
      ...change,
      pages: {
        ...(change.status !== 'added' && { from: pageIn(from, change) }),
        ...(change.status !== 'removed' && { to: pageIn(to, change) }),
      },
    })),
  };
}

/** All changes between two versions, by family in the order of the newer version. */
export function changesBetween(
  from: KnownVersion,
  to: KnownVersion,
  source: ChangesSource,
): VersionChanges {
  const ids = new Set([...Object.keys(to.list), ...Object.keys(from.list)]);
  return {
    from: compared(from.version),
    to: compared(to.version),
    families: Object.fromEntries(
      [...ids].map((family) => [family, familyChanges(family, from, to, source)]),
    ),
  };
}

/** Without the minor, which is that of the change in the other direction. */
function undated<Change extends { minor?: string }>({ minor: _, ...change }: Change) {
  return change;
}

function reversedExport(change: LinkedChange): LinkedChange {
  const { status, added, removed, retyped, redefaulted, pages } = change;
  const turned = ({ kind, name, from, to }: (typeof retyped)[number]) => ({
    kind,
    name,
    from: to,
    to: from,
  });
  return {
    ...undated(change),
    status: status === 'changed' ? status : status === 'added' ? 'removed' : 'added',
    added: removed.map(({ replacement: _, ...member }) => undated(member)),
    removed: added.map(undated),
    retyped: retyped.map(turned),
    redefaulted: redefaulted.map(turned),
    deprecated: [],
    pages: { from: pages.to, to: pages.from },
  };
}

/** The same changes from the newer version to the older one. Nobody migrates that way. */
export function reversedChanges({ from, to, families }: VersionChanges): VersionChanges {
  return {
    from: to,
    to: from,
    families: Object.fromEntries(
      Object.entries(families).map(([family, { versions, exports }]) => [
        family,
        {
          versions: { from: versions.to, to: versions.from },
          guides: [],
          exports: exports
            .map(reversedExport)
            .filter((change) => change.status !== 'changed' || countChanges([change]) > 0),
        },
      ]),
    ),
  };
}

/** Number of changed members of exports. */
export function countChanges(exports: readonly ExportChange[]): number {
  return exports.reduce(
    (sum, change) => sum + CHANGE_LISTS.reduce((count, list) => count + change[list].length, 0),
    0,
  );
}
