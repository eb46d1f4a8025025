/**
 * What is public about the versions of the docs: pages read it at run time, also those of versions
 * that are not built any more. Never change the shape of these files, only add to it.
 */
import { languagesOf, type DocsVersion } from './docs-version';

/** All versions, at the root of the site: a `PublicVersions`. */
export const VERSIONS_FILE = 'versions.json';

/**
 * The pages of a version in a language, in its folder: `zh/x/next/pages.json`. A sorted list of
 * paths below that folder, such as `react-data-grid/sorting/`.
 */
export const PAGES_FILE = 'pages.json';

/** What every page knows of a version without a request. */
export interface KnownVersion {
  id: string;
  label: string;
  /** Folder below `/x/`; empty for the documented version. */
  path: string;
  languages: readonly string[];
}

export interface PublicVersion extends KnownVersion {
  status: DocsVersion['status'];
  /** Versions of the library, by the ids of its families. */
  families: Readonly<Record<string, string>>;
}

export interface PublicVersions {
  versions: readonly PublicVersion[];
}

/** What every page knows of these versions, in their order. */
export function knownVersions(versions: readonly DocsVersion[]): KnownVersion[] {
  return versions.map((version) => ({
    id: version.id,
    label: version.label,
    path: version.path,
    languages: languagesOf(version),
  }));
}

/** The list of versions that pages of all units read for the version menu. */
export function publicVersions(versions: readonly DocsVersion[]): PublicVersions {
  return {
    versions: versions.map((version) => {
      const { id, label, path, status, families } = version;
      const numbers = Object.entries(families).map(([family, listed]) => [family, listed.version]);
      return {
        ...{ id, label, path, status, languages: languagesOf(version) },
        families: Object.fromEntries(numbers) as Record<string, string>,
      };
    }),
  };
}
